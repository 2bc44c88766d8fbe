// A square of shares as a picture: one half is white, more is blue, less is orange.

const CELL = 84;
const LEFT = 96;
const TOP = 76;

/** Colours that people who confuse red and green can tell apart. */
const colourOf = (share) => {
  const [far, strength] = share >= 0.5 ? [[33, 102, 172], share - 0.5] : [[217, 95, 2], 0.5 - share];
  const blend = Math.min(1, strength / 0.35);
  return `rgb(${far.map((channel) => Math.round(255 + (channel - 255) * blend)).join(' ')})`;
};

export const heatmap = (title, names, shares) => {
  const size = names.length * CELL;
  const cells = shares.flatMap((row, y) =>
    row.map((share, x) => {
      const [left, top] = [LEFT + x * CELL, TOP + y * CELL];
      const ink = Math.abs(share - 0.5) > 0.25 ? '#fff' : '#222';
      return [
        `<rect x="${left}" y="${top}" width="${CELL}" height="${CELL}" fill="${colourOf(share)}" stroke="#fff"/>`,
        `<text x="${left + CELL / 2}" y="${top + CELL / 2 + 5}" text-anchor="middle" fill="${ink}">${Math.round(100 * share)} %</text>`,
      ].join('');
    }),
  );
  const rows = names.map(
    (name, y) => `<text x="${LEFT - 10}" y="${TOP + (y + 0.5) * CELL + 5}" text-anchor="end">${name}</text>`,
  );
  const columns = names.map(
    (name, x) => `<text x="${LEFT + (x + 0.5) * CELL}" y="${TOP - 12}" text-anchor="middle">${name}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + size + 20} ${TOP + size + 20}" font-family="sans-serif" font-size="15" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="20" y="30" font-size="17">${title}</text>`,
    ...columns,
    ...rows,
    ...cells,
    '</svg>\n',
  ].join('\n');
};
