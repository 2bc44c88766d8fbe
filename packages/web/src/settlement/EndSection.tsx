/** The end of a round: why, what everybody held, and how those stood who had not won. */
import type { RoundView, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import { useId } from 'react';
import { endingText } from '../telling/codes.ts';
import { tilesText, who } from '../telling/setting.ts';
import type { EndSeen, PartProps } from './game.ts';
import { Hand } from './Hand.tsx';

interface Props extends PartProps {
  readonly end: EndSeen;
  /** Their hands are shown with their wins. */
  readonly winners: readonly Seat[];
}

export const EndSection = ({ game, end, winners, setting }: Props) => {
  const { t } = setting;
  const title = useId();
  const { telling, worth } = game;
  const note = worth.note(end, setting);
  return (
    <section className="settlement-end" aria-labelledby={title}>
      <h3 id={title}>{endingText(t, telling.id, end.reason)}</h3>
      {end.hands.map((_, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        winners.includes(seat) ? null : <Held key={seat} {...{ game, end, seat, setting }} />,
      )}
      {note === null ? null : <p className="settlement-note">{note}</p>}
    </section>
  );
};

interface HeldProps extends PartProps {
  readonly end: EndSeen;
  readonly seat: Seat;
}

const Held = ({ game: { telling, worth }, end, seat, setting }: HeldProps) => {
  const { t, view } = setting;
  const tiles = at(end.hands, seat);
  const { text, isPunished } = worth.standing(end, seat, t);
  return (
    <div className="settlement-held">
      <p>
        <b>{who(setting, seat)}</b> <span data-punished={isPunished}>{text}</span>
      </p>
      <Hand
        ruleset={telling.id}
        groups={worth.held(tiles)}
        melds={at((view as RoundView).table, seat).melds}
        words={tilesText(t, telling.id, tiles)}
      />
    </div>
  );
};
