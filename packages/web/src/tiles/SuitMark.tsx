/** A suit struck out, small as a badge: its sign on a sliver of tile. What it means is said by its label. */
import type { Suit } from '@paiju/engine';

const SIGNS: Readonly<Record<Suit, { readonly ink: string; readonly lines: string }>> = {
  m: {
    ink: '#a81c28',
    lines: 'M3.5 5.5h13M9 5.5c0 5-1.6 8-5 10.5M8.6 9.8h6.4c0 4-.6 5.8-1.6 6.2-.8.3-1.8 0-2.8-.5',
  },
  p: { ink: '#1c449c', lines: 'M10 4a6.5 6.5 0 1 0 .01 0M10 8.5a2 2 0 1 0 .01 0' },
  s: { ink: '#146b3a', lines: 'M5.5 4v5.5M5.5 11v5.5M10 4v5.5M10 11v5.5M14.5 4v5.5M14.5 11v5.5' },
};

export const SuitMark = ({ suit, label }: { readonly suit: Suit; readonly label: string }) => {
  const { ink, lines } = SIGNS[suit];
  return (
    <svg className="suit-mark" viewBox="0 0 20 20" role="img" aria-label={label} data-suit={suit}>
      <title>{label}</title>
      <rect width="20" height="20" rx="3" className="suit-ground" />
      <path d={lines} fill="none" stroke={ink} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M2 18 18 2" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M2 18 18 2" stroke="#111" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
};
