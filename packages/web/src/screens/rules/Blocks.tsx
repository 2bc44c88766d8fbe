/** Blocks of the rule book on the page. */
import type { GameId } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { namesOf } from '../../tiles/names.ts';
import { TileFace } from '../../tiles/TileFace.tsx';
import '../../tiles/tiledText.css';
import type { Inline } from './inline.ts';
import type { Block, Item } from './markdown.ts';

interface BlocksProps {
  readonly ruleset: GameId;
  readonly blocks: readonly Block[];
}

export const Blocks = ({ ruleset, blocks }: BlocksProps) =>
  blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
    <BlockShown key={place} ruleset={ruleset} block={block} />
  ));

const BlockShown = ({ ruleset, block }: { readonly ruleset: GameId; readonly block: Block }) => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Pieces ruleset={ruleset} pieces={block.pieces} />
        </p>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'list':
      return (
        <ul className={block.items.some(({ id }) => id !== null) ? 'book-rules' : undefined}>
          {block.items.map((item, place) => (
            <Rule key={item.id ?? place} ruleset={ruleset} item={item} />
          ))}
        </ul>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved with the keys
        <div className="book-table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
                  <th key={column} scope="col">
                    <Pieces ruleset={ruleset} pieces={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
                <tr key={line}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
                    <td key={column}>
                      <Pieces ruleset={ruleset} pieces={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
};

const Rule = ({ ruleset, item: { id, pieces } }: { readonly ruleset: GameId; readonly item: Item }) => (
  <li id={id ?? undefined}>
    {id !== null && (
      <a className="book-id" href={addressOf('rules', ruleset, id)}>
        {id}
      </a>
    )}
    <span>
      <Pieces ruleset={ruleset} pieces={pieces} />
    </span>
  </li>
);

interface PiecesProps {
  readonly ruleset: GameId;
  readonly pieces: readonly Inline[];
}

const Pieces = ({ ruleset, pieces }: PiecesProps) =>
  pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
    <Piece key={place} ruleset={ruleset} piece={piece} />
  ));

const Piece = ({ ruleset, piece }: { readonly ruleset: GameId; readonly piece: Inline }) => {
  const { t } = useTranslation('rules');
  switch (piece.type) {
    case 'words':
      return piece.text;
    case 'bold':
      return <strong>{piece.text}</strong>;
    case 'soft':
      return <em>{piece.text}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return <a href={piece.href}>{piece.text}</a>;
    case 'rule':
      return <a href={addressOf('rules', ruleset, piece.id)}>{piece.id}</a>;
    case 'tiles':
      return (
        <span
          className="tiles-in-text"
          role="img"
          title={piece.text}
          aria-label={namesOf(t, ruleset, piece.tiles)}
        >
          {piece.tiles.map((tile, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
            <TileFace key={place} ruleset={ruleset} tile={tile} />
          ))}
        </span>
      );
  }
};
