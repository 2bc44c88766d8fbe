/** Weighs the actions of play: what each leaves the hand to hope for, less what it gives away. */
import type { Tile } from '@paiju/engine';
import { countOf, SUITED, withoutTile } from '@paiju/engine';
import type { XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import type { Opinion } from '../advice.ts';
import { opinionOf } from '../advice.ts';
import { dealInChance, riskOf } from './danger.ts';
import { mayDiscard } from './discard.ts';
import { endingOf } from './ending.ts';
import type { ExpertSight } from './expertSight.ts';
import { withKong, withPung } from './holding.ts';
import { fact, Hopes, term } from './hopes.ts';
import { kongMoney } from './kongMoney.ts';
import type { Held } from './readyHand.ts';

type TileAction = Extract<XuezhanAction, { readonly tile: Tile }>;

export class Judge {
  readonly sight: ExpertSight;
  readonly hopes: Hopes;

  constructor(sight: ExpertSight, deepest = 1) {
    this.sight = sight;
    this.hopes = new Hopes(sight, endingOf(sight), deepest);
  }

  /** An action that leaves this hand at rest and gives nothing away. */
  keep(action: XuezhanAction, held: Held, draws: number): Opinion {
    const { terms, facts } = this.hopes.of(held, draws);
    return opinionOf(action, terms, facts);
  }

  pass(action: XuezhanAction): Opinion {
    return this.keep(action, this.sight, this.sight.drawsAfterPass);
  }

  discard(action: TileAction): Opinion {
    return this.#putDown(action, this.sight, action.tile);
  }

  /** A pung, followed by the discard that is best after it. */
  pung(action: TileAction): Opinion {
    const hand = withoutTile(this.sight.hand, action.tile, 2);
    const laid = withPung(this.sight.laid, action.tile);
    return mayDiscard(hand, this.sight.voidSuit)
      .map((tile) => this.#putDown(action, { hand, laid }, tile))
      .reduce((best, next) => (next.estimate > best.estimate ? next : best));
  }

  /** A kong is paid at once, and its replacement tile is one draw more. */
  kong(action: TileAction, view: XuezhanView): Opinion {
    const { tile } = action;
    const { draws, options, hand } = this.sight;
    const held = countOf(hand, tile);
    const own = held === SUITED.copies ? 'concealed' : 'added';
    const made = view.phase.name === 'claim' ? 'claimed' : own;
    const rest = { hand: withoutTile(hand, tile, held), laid: withKong(this.sight.laid, tile, made) };
    const { terms, facts } = this.hopes.of(rest, draws + 1);
    const paid = term('kong', kongMoney(this.sight, made, view.drawn === tile));
    const robbed = made === 'added' && options.robbing ? riskOf(this.sight, tile) : 0;
    return opinionOf(action, [...terms, paid, term('risk', -robbed)], facts);
  }

  #putDown(action: XuezhanAction, { hand, laid }: Held, tile: Tile): Opinion {
    const { terms, facts } = this.hopes.of({ hand: withoutTile(hand, tile), laid }, this.sight.draws);
    const risk = term('risk', -riskOf(this.sight, tile));
    return opinionOf(action, [...terms, risk], [...facts, fact('deal-in', dealInChance(this.sight, tile))]);
  }
}
