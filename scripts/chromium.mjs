// The browser in which the page is tested: Debian's Chromium, and fonts for the languages we speak.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Where Chromium is, or null.
 * @returns {string | null}
 */
export function chromiumPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun) ?? null;
}

/** Without them Chinese, Japanese and Korean are boxes in every picture. */
export function hasFonts() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Headless, and asking nothing of the network but the page. As root Chromium starts without its sandbox only.
 * @returns {string[]}
 */
export function chromiumFlags() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
