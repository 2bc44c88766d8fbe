/** People and bots in a table, each with a place: the own row is marked. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Column {
  readonly head: string;
  /** Numbers stand one below the other. */
  readonly isFigure?: boolean;
  readonly className?: string;
}

export interface PersonRow {
  readonly is: 'person' | 'bot';
  readonly isOwn: boolean;
  readonly place: string;
  readonly face?: ReactNode;
  /** Null for whoever has none. */
  readonly name: string | null;
  /** What stands behind place and name. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly testId: string;
  readonly ownId: string;
  readonly caption?: string;
  /** Place and name first. */
  readonly columns: readonly Column[];
  readonly rows: readonly PersonRow[];
}

const classOf = ({ isFigure = false, className = '' }: Column): string | undefined =>
  [className, isFigure ? 'figure' : ''].filter((each) => each !== '').join(' ') || undefined;

export const PeopleTable = ({ testId, ownId, caption, columns, rows }: Props) => {
  const { t } = useTranslation('online');
  const rest = columns.slice(2);
  return (
    <table data-testid={testId}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ is, isOwn, place, face, name, cells }, i) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: people may have one name, and the rows come anew together
            key={i}
            data-is={is}
            data-own={isOwn || undefined}
            data-testid={isOwn ? ownId : undefined}
          >
            <td>{place}</td>
            <th scope="row">
              <span className="people-who">
                {face !== undefined && (
                  <span className="chair-face" aria-hidden="true">
                    {face}
                  </span>
                )}
                <span>
                  {name}
                  {isOwn && <span className="soft"> · {t('table.you')}</span>}
                </span>
              </span>
            </th>
            {rest.map((column, at) => (
              <td key={column.head} className={classOf(column)}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
