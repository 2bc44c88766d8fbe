/** The table of a duel: two seats, the own one at the bottom. */
import type { Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { advisedTiles } from '../../../advice/actionTiles.ts';
import type { WordedAnswer } from '../../../bar/answers.ts';
import { risingFor } from '../../../bar/answers.ts';
import type { Voice } from '../../../calls/useVoice.ts';
import { useVoice } from '../../../calls/useVoice.ts';
import { Voices } from '../../../calls/Voices.tsx';
import type { HandItem } from '../../../hand/items.ts';
import { OwnHand } from '../../../hand/OwnHand.tsx';
import { useLeaving } from '../../../hand/useLeaving.ts';
import { useReceived } from '../../../hand/useReceived.ts';
import { useRefusal } from '../../../hand/useRefusal.ts';
import { useRoom } from '../../../looks/useRoom.ts';
import { useFlights } from '../../../motion/useFlights.ts';
import type { TableProps } from '../../../play/scene.ts';
import type { SettledGame } from '../../../settlement/game.ts';
import { centreSays } from '../../../telling/centre.ts';
import { Portrait } from '../characters/Portrait.tsx';
import { duelAnswers } from './answers.ts';
import { Deck } from './Deck.tsx';
import './duel.css';
import './plate.css';
import './fighter.css';
import './deck.css';
import { skillsOf } from '../characters/skills.ts';
import { toggled } from './exchange.ts';
import { Fighter } from './Fighter.tsx';
import { FoeHand } from './FoeHand.tsx';
import { flown } from './flown.ts';
import { Melds } from './Melds.tsx';
import type { Declaring } from './offers.ts';
import { actionWith, choosable, offersIn } from './offers.ts';
import { Plate } from './Plate.tsx';
import { promptOf } from './prompt.ts';
import { River } from './River.tsx';
import { Roulette } from './Roulette.tsx';
import { haiyukiRank } from './rank.ts';
import { columnsFor, roomProps } from './room.ts';
import { Spotlit } from './Spotlit.tsx';
import { expressionOf, lastDiscarder } from './status.ts';
import { useDuelSound } from './useDuelSound.ts';
import type { Move } from './useMove.ts';
import { useMove } from './useMove.ts';
import { Waits } from './Waits.tsx';
import { worded } from './wording.ts';

interface DuelProps extends TableProps {
  readonly settled: SettledGame;
}

export const Duel = (props: DuelProps) => {
  const move = useMove(props.shown, props.player === null);
  useDuelSound(move);
  const { players, seat } = props.shown;
  const isFilm = props.player === null;
  // What was not looked at yet has not been said yet either.
  const onShown = move?.isLast ? props.onShown : undefined;
  const voice = useVoice(props.settled, { past: move?.past ?? [], players, seat, isFilm, onShown });
  return move === null ? null : <Field {...props} move={move} voice={voice} />;
};

/** What is chosen belongs to one question, and is forgotten with it. */
interface Choosing {
  readonly question: number | null;
  readonly declaring: Declaring | null;
  readonly picked: readonly HandItem[];
}

interface FieldProps extends DuelProps {
  readonly move: Move;
  readonly voice: Voice;
}

const Field = ({ settled, shown, open, player, move, voice }: FieldProps) => {
  const { t } = useTranslation(['duel', 'codes', 'tiles', 'table']);
  const { view, events, told } = move;
  const { players } = shown;
  const note = useRefusal(shown);
  const received = useReceived(move.past);
  const me: Seat = view.seat ?? shown.seat ?? 0;
  const foe = 1 - me;
  const asked = player === null ? null : shown.asked;
  const question = asked?.question ?? null;
  const [kept, setKept] = useState<Choosing>({ question, declaring: null, picked: [] });
  const { declaring, picked } = kept.question === question ? kept : { declaring: null, picked: [] };
  const { ref: field, room } = useRoom<HTMLElement>();
  useFlights(field, { ruleset: shown.ruleset, past: flown(move.past), isFilm: player === null });

  const offers = offersIn(asked?.legal ?? null);
  const prompt = promptOf(view, offers, declaring);
  const act = (action: HaiyukiAction): void => player?.act(action);
  const declare = (next: Declaring | null): void => setKept({ question, declaring: next, picked: [] });
  const invoke = (skill: SkillName): void => {
    const tiles = offers.skills.get(skill);
    if (tiles === undefined)
      player?.askWhyNot({ type: 'skill', skill } satisfies HaiyukiAction as HaiyukiAction);
    else if (tiles.length === 0) act({ type: 'skill', skill });
    else declare({ type: 'skill', skill });
  };
  const duelling = { view, me, offers, prompt, declaring, picked };
  const answers = worded(t, duelAnswers(duelling), duelling);
  const [looked, setLooked] = useState<string | null>(null);
  const press = ({ kind, actions: [action] }: WordedAnswer): void => {
    if (kind === 'riichi') declare({ type: 'riichi' });
    else if (kind === 'cancel') declare(null);
    else if (action !== undefined) {
      if (kind === 'exchange') give(picked.map(({ tile }) => tile));
      player?.act(action);
    }
  };
  const advised = shown.hint?.[0]?.action ?? null;

  const says = centreSays(settled.telling, { past: move.past, asked, players }, { view, t });
  const newest = lastDiscarder(told);
  const newestIn = (seat: Seat): number | null =>
    newest === seat ? at(view.table, seat).discards.length - 1 : null;
  const handOf = (seat: Seat): readonly Tile[] | null =>
    (view.shown && at(view.shown, seat)) ?? open[seat] ?? null;
  const hand = view.hand ?? open[me] ?? [];
  const { leaving, give } = useLeaving(hand, view.phase.name === 'setup' && asked === null);
  const legal = choosable(offers, declaring);
  const spun = events.findLast((event) => event.type === 'spun');
  const fighter = (seat: Seat) => (
    <Fighter
      view={view}
      seat={seat}
      players={players}
      isOwn={seat === me}
      isActive={seat === (says.isYours ? me : says.seat)}
      expression={expressionOf(told, seat)}
      spending={seat === me ? picked.length * setupCost(view, me) : 0}
    />
  );
  const melds = (seat: Seat) => (
    <Melds seat={seat} melds={at(view.table, seat).melds} label={t('melds', { name: at(players, seat) })} />
  );
  return (
    <Spotlit view={view}>
      <section
        ref={field}
        {...roomProps(room)}
        className="duel felt on-felt"
        data-testid="table"
        data-riichi={riichiOf(view, me)}
        data-over={view.phase.name === 'over' || undefined}
        aria-label={t('table')}
      >
        <div className="duel-field">
          {fighter(foe)}
          <div className="foe-line">
            <FoeHand
              seat={foe}
              name={at(players, foe)}
              size={at(view.table, foe).concealedSize}
              tiles={handOf(foe)}
            />
            {melds(foe)}
          </div>
          <River
            own={at(view.table, foe)}
            seat={foe}
            name={at(players, foe)}
            isOwn={false}
            newest={newestIn(foe)}
          />
          <Plate view={view} says={says} />
          <River own={at(view.table, me)} seat={me} name={at(players, me)} isOwn newest={newestIn(me)} />
          {fighter(me)}
          <Waits view={view} />
          {player === null ? null : shown.ranking === null ? (
            <Deck
              {...{ duelling, players, question, answers, advised, invoke }}
              onPress={press}
              onLook={setLooked}
            />
          ) : (
            <div className="duel-deck" />
          )}
          <div className="duel-hand" data-clear>
            <div data-anchor={`hand-${me}`}>
              <OwnHand
                ruleset="haiyuki"
                tiles={hand}
                drawn={view.drawn}
                legal={legal}
                rank={haiyukiRank}
                columns={columnsFor(room, at(view.table, me).melds.length)}
                pick={
                  prompt?.type === 'exchange'
                    ? {
                        picked,
                        canPick: () => picked.length < offers.exchange,
                        onPick: (item) =>
                          setKept({ question, declaring, picked: toggled(picked, item, offers.exchange) }),
                      }
                    : null
                }
                risen={[...received, ...leaving, ...risingFor(answers, looked)]}
                advised={advisedTiles(advised)}
                note={note}
                onDiscard={(tile) => act(actionWith(declaring, tile))}
                onWhyNot={(tile) => player?.askWhyNot(actionWith(declaring, tile))}
              />
            </div>
            {melds(me)}
          </div>
        </div>
        {spun?.type === 'spun' && (
          <Roulette key={`spun ${move.number}`} seat={spun.seat} tile={spun.tile} players={players} />
        )}
        <Voices
          game={settled}
          voice={voice}
          table={field}
          face={(seat, tone) => (
            <Portrait
              character={at(view.table, seat).character}
              expression={tone === 'win' ? 'winning' : 'neutral'}
            />
          )}
        />
      </section>
    </Spotlit>
  );
};

const setupCost = (view: HaiyukiView, me: Seat): number =>
  skillsOf(at(view.table, me).character).find(({ kind }) => kind === 'setup')?.cost ?? 0;

/** Whose riichi the edge of the screen glows for. */
const riichiOf = ({ table, phase }: HaiyukiView, me: Seat): 'own' | 'other' | 'both' | undefined => {
  if (phase.name === 'over') return undefined;
  const [own, other] = [at(table, me).riichi !== null, at(table, 1 - me).riichi !== null];
  return own && other ? 'both' : own ? 'own' : other ? 'other' : undefined;
};
