// From rates to ratios and verdicts, and to a table that can stand in a page of docs/.

/** Rates a second, ratios, and which target the worst case meets. */
export const resultOf = ({ what, unit, must = null, stretch = null, cases }, rates) => {
  const measured = cases.map(({ name, ours, peer }) => {
    const rate = rates.get(ours);
    const theirs = peer && { name: peer.name, rate: rates.get(peer) };
    return { name, ours: rate, peer: theirs, ratio: theirs && rate / theirs.rate };
  });
  const ratios = measured.map(({ ratio }) => ratio).filter((ratio) => ratio !== null);
  const worst = ratios.length > 0 ? Math.min(...ratios) : null;
  return { what, unit, must, stretch, cases: measured, worst, met: verdict(worst, must, stretch) };
};

const verdict = (ratio, must, stretch) => {
  if (must === null || ratio === null) return null;
  if (stretch !== null && ratio >= stretch) return 'stretch';
  return ratio >= must ? 'must' : 'no';
};

const HEAD = ['what', 'of', 'ours', 'peer', '', 'ratio', 'must', 'stretch', 'met'];
/** Columns of numbers. */
const RIGHT = new Set([2, 3, 5, 6, 7]);

const times = (ratio) => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(ratio >= 1 ? 1 : 2)}×`;
const whole = (rate) => (rate >= 100 ? Math.round(rate) : Number(rate.toPrecision(3))).toLocaleString('en');

/** One line a case; targets and verdict stand with the worst one. */
const linesOf = ({ what, unit, must, stretch, cases, worst, met }) =>
  cases.map(({ name, ours, peer, ratio }) => {
    const isJudged = ratio === worst && must !== null;
    return [
      `${what}, ${unit}/s`,
      name,
      whole(ours),
      peer ? whole(peer.rate) : '',
      peer ? peer.name : 'not installed',
      ratio === null ? '' : times(ratio),
      isJudged ? times(must) : '',
      isJudged && stretch !== null ? times(stretch) : '',
      isJudged ? (met ?? 'not measured') : '',
    ];
  });

export const tableOf = (results) => {
  const lines = [HEAD, ...results.flatMap(linesOf)];
  const widths = HEAD.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column].length)));
  const padded = (text, column) =>
    RIGHT.has(column) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  const rule = widths.map((width, column) =>
    RIGHT.has(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head, ...body] = lines.map((cells) => cells.map(padded));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
