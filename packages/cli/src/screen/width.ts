/** How wide text is on a terminal, and fitting it. Text here carries no colour yet. */

/** Chinese characters and full-width forms take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

export const widthOf = (text: string): number => {
  let width = 0;
  for (const char of text) width += WIDE.test(char) ? 2 : 1;
  return width;
};

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Cut at the end where it is too wide. */
export const clipped = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const char of text) {
    if (widthOf(kept) + widthOf(char) > width - 1) break;
    kept += char;
  }
  return `${kept}…`;
};

/** Stands between phrases. */
const BETWEEN = ' · ';

/** Broken into lines that fit, between phrases or else at spaces; what follows the first is indented further. */
export const wrapped = (text: string, width: number): string[] => {
  const start = /^ */.exec(text)?.[0] ?? '';
  const further = `${start}    `;
  const isTooWide = (part: string): boolean => widthOf(further + part) > width;
  const parts = phrasesIn(text.slice(start.length)).flatMap((phrase) =>
    isTooWide(phrase) ? phrase.split(' ') : [phrase],
  );
  const lines: string[] = [];
  let line = start + (parts.shift() ?? '');
  for (const part of parts) {
    if (widthOf(`${line} ${part}`) <= width) line += ` ${part}`;
    else {
      lines.push(line);
      line = further + part;
    }
  }
  return [...lines, line];
};

/** Each but the last with the dot behind it, so that a line that breaks there says that it goes on. */
const phrasesIn = (text: string): string[] => {
  const phrases = text.split(BETWEEN);
  return phrases.map((phrase, i) => (i < phrases.length - 1 ? phrase + BETWEEN.trimEnd() : phrase));
};
