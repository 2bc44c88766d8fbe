/** Lines of a reckoning: what, and how much. */
import type { ReactNode } from 'react';

export interface RowProps {
  readonly children: ReactNode;
  readonly amount: string;
  readonly isSum?: boolean;
}

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="settlement-rows">{children}</ul>
);

export const Row = ({ children, amount, isSum = false }: RowProps) => (
  <li className="settlement-row" data-sum={isSum}>
    <span>{children}</span>
    <b>{amount}</b>
  </li>
);
