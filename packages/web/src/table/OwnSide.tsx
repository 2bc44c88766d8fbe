/** The own side of the table: plate, melds and waits, what may be done, and the hand. */
import type { AnyAction, Tile } from '@paiju/engine';
import { at, suitOf } from '@paiju/engine';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { advisedTiles } from '../advice/actionTiles.ts';
import { ActionBar } from '../bar/ActionBar.tsx';
import { risingFor } from '../bar/answers.ts';
import type { HandItem, HandMark } from '../hand/items.ts';
import { OwnHand } from '../hand/OwnHand.tsx';
import { rankFor } from '../hand/rank.ts';
import { useLeaving } from '../hand/useLeaving.ts';
import { useReceived } from '../hand/useReceived.ts';
import { useRefusal } from '../hand/useRefusal.ts';
import type { Room } from '../looks/useRoom.ts';
import type { GameShown } from '../play/client.ts';
import type { Player } from '../play/scene.ts';
import { useSettings } from '../store/settings.ts';
import { discardsIn, fourAnswers } from './answers.ts';
import { Concealed } from './Concealed.tsx';
import { laidOutBy } from './laidOut.ts';
import { Melds } from './Melds.tsx';
import { ownFit } from './ownFit.ts';
import { canBegin, setChoices, withPick } from './picking.ts';
import type { FourScene, SeatScene } from './reading.ts';
import { SeatPlate } from './SeatPlate.tsx';
import type { SeatFit } from './seatFit.ts';
import { placesFor } from './seatFit.ts';
import { heldBy } from './sitting.ts';
import type { TableLayout } from './tableLayout.ts';
import type { Vars } from './vars.ts';
import { Waits } from './Waits.tsx';
import { aboutOf, worded } from './wording.ts';

interface Props {
  readonly scene: FourScene;
  readonly own: SeatScene;
  readonly layout: TableLayout;
  readonly room: Room;
  readonly shown: GameShown;
  readonly player: Player | null;
}

const NOTHING_LEGAL: readonly AnyAction[] = [];
const NOTHING_PICKED: readonly HandItem[] = [];

export const OwnSide = ({ scene, own, layout, room, shown, player }: Props) => {
  const { t } = useTranslation(['table', 'tiles']);
  const { showWaits } = useSettings();
  const legal = player === null ? NOTHING_LEGAL : (shown.asked?.legal ?? NOTHING_LEGAL);
  const { ruleset, phase, hand, drawn, specials } = scene;
  const sets = useMemo(() => setChoices(legal), [legal]);
  const question = shown.asked?.question ?? null;
  const [picks, setPicks] = useState({ question, items: NOTHING_PICKED });
  const picked = picks.question === question ? picks.items : NOTHING_PICKED;
  const act = useCallback(
    (action: AnyAction) => {
      focusHand();
      player?.act(action);
    },
    [player],
  );
  const note = useRefusal(shown);
  const asked = { legal, phase, hand, drawn, specials, picked };
  const answers = worded(t, ruleset, fourAnswers(asked), asked);
  const about = aboutOf(t, ruleset, asked, (seat) => at(shown.players, seat));
  const [looked, setLooked] = useState<string | null>(null);
  const received = useReceived(shown.past);
  const isWaiting = phase.name === 'choice' && legal.length === 0;
  const { leaving, give } = useLeaving(hand, isWaiting);
  const risen = [...received, ...leaving, ...risingFor(answers, looked)];
  const advised = shown.hint?.[0]?.action ?? null;

  const rank = useMemo(
    () => rankFor({ wild: scene.specials?.laizi ?? null, unwanted: own.voidSuit }),
    [scene.specials?.laizi, own.voidSuit],
  );
  const whyNot = (tile: Tile): void => {
    const [first] = sets;
    if (first === undefined) player?.askWhyNot({ type: 'discard', tile } as AnyAction);
    else player?.askWhyNot({ type: first.type, tiles: [tile] } as AnyAction);
  };
  const waits = showWaits ? waitsLeft(scene) : [];
  const pick =
    sets.length === 0
      ? null
      : {
          picked,
          canPick: (tile: Tile) => canBegin(sets, tile),
          onPick: (item: HandItem) => setPicks({ question, items: withPick(sets, picked, item) }),
        };
  const { isSmall, isFlat, row } = layout;
  // Upright on a phone there is no room for waits beside the plate.
  const isUpright = isSmall && !isFlat;
  const fit = ownFit(heldBy(scene, own).melds, layout, room);
  const melds = (
    <div className="own-melds" style={{ width: fit.width }}>
      <Melds ruleset={scene.ruleset} own={own} laidOut={laidOutBy(scene, own)} width={fit.meld} />
    </div>
  );
  // Lying down what the hand waits for is always seen, above the plate.
  const plate = <SeatPlate scene={own} isOwn isReady={waits.length > 0 && !isFlat} />;
  const ownWidth: Vars = { '--tile-w': `${row.width}px` };
  const waiting = <Waits ruleset={scene.ruleset} waits={waits} />;
  return (
    <>
      <div
        className="table-strip"
        data-narrow={fit.above > 0 || undefined}
        style={isSmall ? {} : { paddingLeft: fit.left, maxWidth: room.width - fit.above }}
      >
        {plate}
        {!isUpright && waiting}
        {isUpright && melds}
      </div>
      <div
        className="table-actions"
        data-clear
        data-narrow={fit.above > 0 || undefined}
        style={{ paddingRight: fit.above }}
      >
        {isUpright && answers.length === 0 && waiting}
        {isWaiting && player !== null && <p className="opening-text">{t('opening.waiting')}</p>}
        <ActionBar
          ruleset={ruleset}
          question={question}
          about={about}
          answers={answers}
          advised={advised}
          onPress={({ actions: [action] }) => {
            if (action === undefined) return;
            give(picked.map(({ tile }) => tile));
            act(action);
          }}
          onLook={setLooked}
        />
      </div>
      <div
        className="table-hand"
        data-clear
        data-anchor={`hand-${own.seat}`}
        data-seat-place={own.seat}
        style={ownWidth}
      >
        {player === null && own.concealedSize > 0 && scene.hand.length === 0 ? (
          <Concealed
            ruleset={scene.ruleset}
            scene={own}
            way="line"
            fit={backsIn(layout, own.concealedSize)}
          />
        ) : (
          <OwnHand
            ruleset={scene.ruleset}
            tiles={scene.hand}
            drawn={scene.drawn}
            legal={discardsIn(legal)}
            rank={rank}
            mark={(tile) => markOf(scene, own, tile, t)}
            columns={row.columns}
            pick={pick}
            risen={risen}
            advised={advisedTiles(advised)}
            note={note}
            onDiscard={(tile) => act({ type: 'discard', tile } as AnyAction)}
            onWhyNot={whyNot}
          />
        )}
        {!isUpright && melds}
      </div>
    </>
  );
};

/** What whoever watches sees of a hand: backs in a line, where its tiles would lie in one or two. */
const backsIn = ({ row, back }: TableLayout, tiles: number): SeatFit => {
  const hand = Math.min(back, row.width);
  return {
    meld: hand,
    hand,
    pitch: Math.min(hand, (row.width * row.columns) / placesFor(tiles)),
    overlap: 0,
  };
};

/** A button that has been pressed goes away; its focus goes back to the hand. */
const focusHand = (): void => {
  if (document.activeElement?.closest('.table-actions') == null) return;
  document.querySelector<HTMLElement>('.hand-tile[tabindex="0"]')?.focus({ preventScroll: true });
};

const markOf = (
  { specials }: FourScene,
  { voidSuit }: SeatScene,
  tile: Tile,
  t: TFunction<['table', 'tiles']>,
): HandMark | null => {
  if (specials?.laizi === tile) return { kind: 'wild', label: t('hand.wild') };
  if (specials?.pizi.includes(tile) || specials?.fixed.includes(tile))
    return { kind: 'special', label: t('hand.special') };
  return voidSuit !== null && suitOf(tile) === voidSuit
    ? { kind: 'unwanted', label: t('hand.unwanted') }
    : null;
};

const waitsLeft = ({ waits, copiesOf }: FourScene) =>
  waits.map((tile) => ({ tile, unseen: copiesOf(tile).unseen }));
