/**
 * In riichi the game plays by itself, and many moves arrive as one message. Here they are told apart again, so that
 * each can be watched. The last stage is always the view itself: what is shown in between is never asked for anything.
 */
import type { Seat, Tile } from '@paiju/engine';
import type { HaiyukiEvent, HaiyukiSeatView, HaiyukiView } from '@paiju/engine/haiyuki';

/** An event as a seat sees it: the tile of another's draw is hidden. */
export type SeenEvent =
  | Exclude<HaiyukiEvent, { readonly type: 'drew' | 'dealt' | 'exchanged' }>
  | { readonly type: 'dealt' | 'exchanged' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null };

export interface Stage {
  readonly view: HaiyukiView;
  /** What happened since the stage before. */
  readonly events: readonly SeenEvent[];
}

/** A stage ends with one of these; the last one with whatever comes. */
const isWatched = (event: SeenEvent): boolean =>
  event.type === 'discarded' || event.type === 'spun' || (event.type === 'drew' && event.tile !== null);

export const stagesOf = (
  before: HaiyukiView | null,
  after: HaiyukiView,
  events: readonly SeenEvent[],
): readonly Stage[] => {
  if (before === null || events.some(({ type }) => type === 'dealt' || type === 'exchanged'))
    return [{ view: after, events }];
  const stages: Stage[] = [];
  let view = before;
  let since: SeenEvent[] = [];
  for (const event of events) {
    view = viewAfter(view, event);
    since.push(event);
    if (!isWatched(event)) continue;
    stages.push({ view, events: since });
    since = [];
  }
  // Nothing to watch after the last one: it is the end itself.
  const isEnd = stages.length > 0 && !since.some(({ type }) => type !== 'turn-began' && type !== 'drew');
  const last = isEnd ? [...(stages.pop()?.events ?? []), ...since] : since;
  return [...stages, { view: after, events: last }];
};

/** Only what can be seen of the moves themselves; all else waits for the end. */
const viewAfter = (view: HaiyukiView, event: SeenEvent): HaiyukiView => {
  switch (event.type) {
    case 'turn-began':
      return {
        ...view,
        turn: event.turn,
        drawn: null,
        phase: { name: 'turn', seat: event.seat, source: event.source, barred: null },
      };
    case 'drew': {
      const drawn = changed(view, event.seat, (own) => ({ concealedSize: own.concealedSize + 1 }));
      if (event.tile === null) return drawn;
      return { ...drawn, drawn: event.tile, hand: [...(view.hand ?? []), event.tile] };
    }
    case 'riichi-declared':
      return changed(view, event.seat, (own) => ({
        riichi: { turn: view.turn, place: own.discards.length },
      }));
    case 'discarded': {
      const next = changed(view, event.seat, (own) => ({
        discards: [...own.discards, event.tile],
        concealedSize: own.concealedSize - 1,
      }));
      if (event.seat !== view.seat || view.hand === null) return next;
      const place = view.hand.lastIndexOf(event.tile);
      return { ...next, drawn: null, hand: place < 0 ? view.hand : view.hand.toSpliced(place, 1) };
    }
    case 'skill-used':
      return changed(view, event.seat, (own) => ({ mp: own.mp - event.cost, hp: own.hp + event.healed }));
    default:
      return view;
  }
};

const changed = (
  view: HaiyukiView,
  seat: Seat,
  change: (own: HaiyukiSeatView) => Partial<HaiyukiSeatView>,
): HaiyukiView => ({
  ...view,
  table: view.table.map((own, owner) => (owner === seat ? { ...own, ...change(own) } : own)),
});
