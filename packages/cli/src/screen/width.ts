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

/** Broken at spaces into lines that fit; what follows the first is indented further. */
export const wrapped = (text: string, width: number): string[] => {
  const start = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...words] = text.slice(start.length).split(' ');
  const lines: string[] = [];
  let line = start + first;
  for (const word of words) {
    if (widthOf(`${line} ${word}`) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = `${start}    ${word}`;
    }
  }
  return [...lines, line];
};
