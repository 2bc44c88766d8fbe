/** The own hand: select, discard, drag, reorder, by mouse, touch or keys. Both tables use it. */
import type { Tile } from '@paiju/engine';
import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { HandTile } from './HandTile.tsx';
import './hand.css';
import type { HandItem, HandMark, Held, TileRank } from './items.ts';
import { follow, idsOf, moved, NOTHING_HELD, setApart } from './items.ts';
import { plainRank } from './rank.ts';
import { stepOf, stepped } from './rows.ts';

/** Choosing several tiles instead of discarding one. */
export interface Picking {
  readonly picked: readonly HandItem[];
  canPick(tile: Tile): boolean;
  onPick(item: HandItem): void;
}

export interface OwnHandProps {
  readonly ruleset: string;
  /** All concealed tiles, the drawn one among them. */
  readonly tiles: readonly Tile[];
  readonly drawn: Tile | null;
  /** What may be discarded now; null while nothing may. */
  readonly legal: readonly Tile[] | null;
  /** The order of a sorted hand, unless it is that of the tile set. */
  readonly rank?: TileRank;
  readonly mark?: (tile: Tile) => HandMark | null;
  /** At most so many tiles in a row. */
  readonly columns?: number;
  readonly pick?: Picking | null;
  /** Tiles that stand out for a moment: those that an answer would use, or that have just come. */
  readonly risen?: readonly Tile[];
  /** Tiles that the expert would play. */
  readonly advised?: readonly Tile[];
  /** A sentence beside the hand: why a tile may not be discarded. */
  readonly note?: string | null;
  onDiscard(tile: Tile): void;
  onWhyNot(tile: Tile): void;
}

const NO_MARK = (): null => null;
const NO_TILES: readonly Tile[] = [];
const ONE_ROW = 99;

export const OwnHand = (props: OwnHandProps) => {
  const { ruleset, tiles, drawn, legal, rank = plainRank, mark = NO_MARK, columns = ONE_ROW } = props;
  const { pick = null, risen = NO_TILES, advised = NO_TILES, note = null, onDiscard, onWhyNot } = props;
  const { t } = useTranslation('table');
  const { sortHand, singleClick } = useSettings();
  const [known, setKnown] = useState<Held>(NOTHING_HELD);
  const held = follow(known, tiles, sortHand ? rank : null);
  if (held !== known) setKnown(held);
  const { resting, apart } = setApart(held.items, drawn);
  const items = apart === null ? resting : [...resting, apart];

  const [raised, setRaised] = useState<number | null>(null);
  const risenIds = idsOf(items, risen);
  const advisedIds = idsOf(items, advised);
  const { group, place, setPlace } = useKeptFocus(items);
  const row = Math.max(1, Math.min(items.length, columns));

  const isLegal = (tile: Tile): boolean =>
    pick === null ? (legal?.includes(tile) ?? false) : pick.canPick(tile);
  const isPicked = ({ id }: HandItem): boolean => pick?.picked.some((each) => each.id === id) ?? false;

  const discard = ({ tile }: HandItem): void => {
    setRaised(null);
    if (isLegal(tile)) onDiscard(tile);
    else onWhyNot(tile);
  };
  const press = (item: HandItem, isByKey: boolean): void => {
    const isSure = singleClick || isByKey || raised === item.id;
    if (pick !== null && (isLegal(item.tile) || isPicked(item))) pick.onPick(item);
    else if (pick !== null) onWhyNot(item.tile);
    else if (isSure || !isLegal(item.tile)) discard(item);
    else setRaised(item.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event.key);
    if (step === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = stepped(place, step, { size: items.length, row });
    setPlace(next);
    buttonsIn(group.current)[next]?.focus();
  };

  return (
    <div className="own-hand" data-testid="own-hand">
      {note !== null && (
        <p className="hand-note" data-testid="hand-note">
          {note}
        </p>
      )}
      <div
        ref={group}
        className="hand-tiles"
        role="toolbar"
        aria-label={t('hand.label')}
        // A place that is free is kept for the tile that is drawn next: none moves when it comes.
        style={{ gridTemplateColumns: `repeat(${columns === ONE_ROW ? row : columns}, var(--tile-w))` }}
        onKeyDown={onKeyDown}
      >
        {items.map((item, i) => (
          <HandTile
            key={item.id}
            ruleset={ruleset}
            item={item}
            state={{
              isDrawn: item === apart,
              isLegal: isLegal(item.tile),
              isActive: legal !== null || pick !== null,
              isRaised: raised === item.id || isPicked(item),
              isRisen: risenIds.has(item.id),
              isAdvised: advisedIds.has(item.id),
              isPicking: pick !== null,
              isFocusable: i === Math.min(place, items.length - 1),
            }}
            mark={mark(item.tile)}
            place={{
              canMove: !sortHand,
              row: Math.floor(i / row),
              rows: Math.ceil(items.length / row),
              columns: row,
            }}
            onFocus={() => setPlace(i)}
            onPress={(isByKey) => press(item, isByKey)}
            onThrow={() => discard(item)}
            onShift={(tilesAway) => setKnown(moved({ ...held, items }, item.id, i + tilesAway))}
          />
        ))}
      </div>
    </div>
  );
};

const buttonsIn = (group: HTMLElement | null): HTMLButtonElement[] => [
  ...(group?.querySelectorAll<HTMLButtonElement>('button') ?? []),
];

/** Focus stays in the hand when the tile that had it is discarded or moves to another place. */
const useKeptFocus = (items: readonly HandItem[]) => {
  const group = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const enter = (): void => {
      hadFocus.current = true;
    };
    // Without a next owner the focus is not gone elsewhere, its tile has only left.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null && !element.contains(relatedTarget as Node)) hadFocus.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  const order = items.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what takes focus away
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    buttonsIn(group.current)[Math.min(place, items.length - 1)]?.focus();
  }, [order]);
  return { group, place, setPlace };
};
