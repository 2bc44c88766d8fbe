// @kobalab/majiang-core: riichi with all its rules. Whole games between players that take any legal action.
import Majiang from '@kobalab/majiang-core';

/** Answers at random with whatever the rules allow it. */
class RandomPlayer extends Majiang.Player {
  constructor(below) {
    super();
    this.below = below;
    this.discards = 0;
  }

  action_kaiju() {
    this._callback();
  }
  action_qipai() {
    this._callback();
  }
  action_hule() {
    this._callback();
  }
  action_pingju() {
    this._callback();
  }
  action_jieju() {
    this._callback();
  }

  action_zimo({ l }, isReplacement) {
    if (l !== this._menfeng) return this._callback();
    const { shoupai } = this;
    const choices = this.get_dapai(shoupai).map((dapai) => ({ dapai }));
    for (const p of this.allow_lizhi(shoupai) || []) choices.push({ dapai: `${p}*` });
    for (const gang of this.get_gang_mianzi(shoupai)) choices.push({ gang });
    if (this.allow_hule(shoupai, null, isReplacement)) choices.push({ hule: '-' });
    if (this.allow_pingju(shoupai)) choices.push({ daopai: '-' });
    return this.answer(choices);
  }

  action_dapai({ l, p }) {
    if (l === this._menfeng) return this._callback();
    const { shoupai } = this;
    const from = ['_', '+', '=', '-'][(4 + l - this._menfeng) % 4];
    const tile = p.slice(0, 2) + from;
    const choices = [{}];
    for (const m of this.get_chi_mianzi(shoupai, tile)) choices.push({ fulou: m });
    for (const m of this.get_peng_mianzi(shoupai, tile)) choices.push({ fulou: m });
    for (const m of this.get_gang_mianzi(shoupai, tile)) choices.push({ fulou: m });
    if (this.allow_hule(shoupai, tile)) choices.push({ hule: '-' });
    return this.answer(choices);
  }

  action_fulou({ l, m }) {
    if (l !== this._menfeng || /^[mpsz]\d{4}/.test(m.replace(/0/g, '5').replace(/[+=-]/g, '')))
      return this._callback();
    return this.answer(this.get_dapai(this.shoupai).map((dapai) => ({ dapai })));
  }

  action_gang({ l, m }) {
    if (l === this._menfeng || /^[mpsz]\d{4}$/.test(m)) return this._callback();
    const from = ['_', '+', '=', '-'][(4 + l - this._menfeng) % 4];
    const tile = m[0] + m.slice(-1) + from;
    const choices = [{}];
    if (this.allow_hule(this.shoupai, tile, true)) choices.push({ hule: '-' });
    return this.answer(choices);
  }

  answer(choices) {
    const choice = choices[this.below(choices.length)];
    if (choice.dapai !== undefined) this.discards++;
    return this._callback(choice);
  }
}

/** Gives the discards of so many games. Walls are shuffled by Math.random, which majiang-core offers no way to choose. */
export const play = (games, below) => {
  let discards = 0;
  for (let game = 0; game < games; game++) {
    const players = [0, 1, 2, 3].map(() => new RandomPlayer(below));
    new Majiang.Game(players, null, Majiang.rule(), '').do_sync();
    for (const player of players) discards += player.discards;
  }
  return discards;
};
