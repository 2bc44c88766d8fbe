/** One idea, one name: the nouns of the games in each language, and the synonyms that are kept out. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogueIn } from './index.ts';

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );

const CATALOGUES = {
  en: flat(await catalogueIn('en')),
  zh: flat(await catalogueIn('zh')),
  ko: flat(await catalogueIn('ko')),
  ja: flat(await catalogueIn('ja')),
};

// [language, the name, what else it might be called]
const NAMES: readonly [keyof typeof CATALOGUES, string, RegExp][] = [
  ['en', 'void suit', /missing suit|unwanted suit|do without/i],
  ['en', 'buried', /put aside|set aside by/i],
  ['en', 'Melds of', /open sets of/i],
  ['en', 'ura-dora', /hidden dora/i],
  ['en', 'Plain win', /plain hand/i],
  ['en', 'Your games', /\brecords?\b(?! cannot)/i],
  ['zh', '赖子', /癞子/],
  ['zh', '埋', /扣下|扣在/],
  ['zh', '一门', /花色/],
  ['zh', '平胡', /基本胡/],
  ['zh', '查叫', /查大叫|下叫/],
  ['zh', '点炮', /放炮|放铳/],
  ['zh', '包牌', /承包/],
  ['zh', '明杠', /直杠|巴杠/],
  ['zh', '四组', /面子|[三四]副/],
  ['zh', 'HP', /体力|血量/],
  ['zh', 'MP', /魔力/],
  ['zh', '会心一击', /暴击/],
  ['zh', '角色', /人物/],
  ['zh', '牌墙', /牌山/],
  ['zh', '牌游记', /Haiyuki(?! ·)/],
  ['ko', '버릴 종류', /무늬|버리는 종류|포기(?:한|할) 종류/],
  ['ko', '라이쯔', /만능/],
  ['ko', '피쯔', /껍질/],
  ['ko', '다음 국', /번째 판|다음 판|이번 판|이 판|판이 끝|라운드/],
  ['ko', '순', /\d턴|턴이|턴 /],
  ['ko', 'HP', /체력/],
  ['ko', 'MP', /기력/],
  ['ko', '피해', /데미지|대미지/],
  ['ko', '기술', /스킬/],
  ['ko', '패유기', /하이유키/],
  ['ko', '유국', /나가리/],
  ['ko', '치또이', /칠대/],
  ['ko', '또이또이', /대대화|펑펑화/],
  ['ko', '영상개화', /깡상/],
  ['ko', '황금 상한', /금정|금상한/],
  ['ja', '癩子', /ワイルド|万能/],
  ['ja', '欠け色', /捨て色/],
  ['ja', '伏せ', /埋め/],
  ['ja', '翻', /[\d}]番|番で数え/],
  ['ja', 'テンパイ', /聴牌/],
  ['ja', '平胡', /基本胡/],
  ['ja', '対々和', /対対胡|碰碰胡/],
  ['ja', '嶺上開花', /槓上/],
  ['ja', '特殊槓', /特殊カン/],
  ['ja', '小胡', /小和了|小さな和了/],
  ['ja', '大胡', /大和了|大きな和了/],
  ['ja', '金頂', /金の上限/],
  ['ja', 'HP', /体力/],
  ['ja', 'MP', /気力/],
  ['ja', '巡', /ターン/],
  ['ja', '技', /スキル/],
  ['ja', '牌遊記', /ハイユキ/],
];

test.each(NAMES)('%s: %s', (language, name, others) => {
  const texts = CATALOGUES[language];
  expect(texts.filter(([, text]) => others.test(text))).toEqual([]);
  expect(texts.some(([, text]) => text.includes(name))).toBe(true);
});

test.each(Object.entries(CATALOGUES))('%s: thousands stand apart', (_, texts) => {
  expect(texts.filter(([, text]) => /\d{4}/.test(text))).toEqual([]);
});

describe('the rule book and the words agree in Chinese', () => {
  /** `| heaven | 天胡 | …` */
  const ROW = /^\| ([a-z-]+) \| ([\u4e00-\u9fff]+) \|/gm;
  const named = async (game: 'xuezhan' | 'wuhan'): Promise<[string, string][]> => {
    const { codes } = await catalogueIn('zh');
    const own = game === 'xuezhan' ? codes.xuezhan.patterns : codes.wuhan.types;
    const book = readFileSync(new URL(`../../engine/src/rules/${game}/RULES.md`, import.meta.url), 'utf8');
    return [...book.matchAll(ROW)].map(([, code = '', name = '']) => [
      `${code} ${name}`,
      `${code} ${own[code as keyof typeof own]}`,
    ]);
  };

  test.each([
    ['xuezhan', 20],
    ['wuhan', 8],
  ] as const)('%s', async (game, least) => {
    const rows = await named(game);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.map(([book]) => book)).toEqual(rows.map(([, words]) => words));
  });
});
