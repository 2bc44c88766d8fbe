/** The names of the presets of each game, and what each is like in a line. */
import type { GameId } from '@paiju/engine';

export const presets = {
  xuezhan: {
    bury3: {
      name: 'Bury three',
      line: 'Three sets and a pair. Everyone buries three tiles first, winners stay with a locked hand, fan add up.',
    },
    sichuan: {
      name: 'Sichuan 血战',
      line: 'Four sets and a pair. Three tiles are exchanged, a winner leaves the round, each fan doubles, up to 3.',
    },
    xueliu: {
      name: 'Blood river 血流成河',
      line: 'As Sichuan, but winners stay and win again; more patterns count, up to 5 fan.',
    },
  },
  wuhan: {
    koukou: {
      name: 'Koukou 红中七皮四赖·口口翻',
      line: 'Red dragon, two skins and the wild are laid out. Every opening of a seat doubles its payments; the golden cap is the higher one.',
    },
    kaikou: {
      name: 'Kaikou 红中七皮四赖·开口翻',
      line: 'As Koukou, but all openings of a seat double its payments once; the golden cap is the lower one.',
    },
    hongzhong: {
      name: 'Hongzhong 红中赖子杠',
      line: 'Red dragon and the wild are laid out, no skins. Ten tiles stay in the wall, the last four are only drawn, and losers who never opened have higher caps.',
    },
    facai: {
      name: 'Facai 红中发财赖子杠',
      line: 'As Hongzhong with the green dragon laid out too, and caps of 400, 600, 800 and 1,000.',
    },
    qipi: {
      name: 'Qipi 七皮四赖杠',
      line: 'As Hongzhong with two skins; the red dragon is an honour like the others.',
    },
  },
  haiyuki: {
    rulebook: { name: 'Three rounds', line: 'Three rounds; whoever has more HP then wins.' },
    duel: { name: 'Duel', line: 'To the last HP, however many rounds it takes.' },
    original: {
      name: 'Original limits',
      line: 'Three rounds as in the first game: every skill once a round, no pon on the first and the last turn.',
    },
  },
} as const satisfies Record<
  GameId,
  Readonly<Record<string, { readonly name: string; readonly line: string }>>
>;
