/** One idea, one name: the nouns of the games in each language, and the synonyms that are kept out. */
import { readFileSync } from 'node:fs';
import type { GameId } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { Language } from './index.ts';
import { catalogueIn } from './index.ts';
import type { Row } from './testing/flat.ts';
import { ROWS } from './testing/flat.ts';

/** The characters that are called out stand there in every language. */
const isOwn = ([key]: Row): boolean => !key.startsWith('telling.signs.');

// [language, the name, what else it might be called]
const NAMES: readonly [Language, string, RegExp][] = [
  ['en', 'void suit', /missing suit|unwanted suit|do without/i],
  ['en', 'buried', /put aside|set aside by/i],
  ['en', 'Melds of', /open sets of/i],
  ['en', 'ura-dora', /hidden dora/i],
  ['en', 'Plain win', /plain hand/i],
  ['en', 'Your games', /\brecords?\b(?! cannot)/i],
  ['en', 'Log', /what happened/i],
  ['en', 'What you may do', /what you can do/i],
  ['en', 'last discard', /the last one/i],
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
  ['zh', 'Paiju', /不是牌局|^牌局 /],
  ['zh', '这场牌', /[整这]局牌|[上这]一局(?:牌|无法|没法|用的)|全场结束/],
  ['zh', '埋下', /埋掉/],
  ['zh', '刚摸的牌', /刚摸到|摸到的牌/],
  ['zh', '特殊杠', /成杠|杠出去/],
  ['zh', '呼叫转移', /转杠钱|退税/],
  ['zh', '第三口', /第三次开口|第三铺/],
  ['zh', '恢复', /回复/],
  ['zh', '回放', /重放/],
  ['zh', '防御', /防护/],
  ['zh', '巡', /巡目|回合/],
  ['zh', '自动打牌', /手牌自动/],
  ['zh', '未见', /张未见/],
  ['zh', '打牌', /出牌(?!……)/],
  ['zh', '等级分', /积分局|计分的|都计分/],
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
  ['ko', '버림패', /버린 패(?! 방어)/],
  ['ko', '운 패', /\}\}의 울기|내려놓은|울기 \{\{n/],
  ['ko', '울기', /손[을이] 열|닫힌 손|열기 \d/],
  ['ko', '고정', /잠[긴그근]/],
  ['ko', '빠짐', /나감/],
  ['ko', '대기패', /오름패/],
  ['ko', '안 보이는 패', /안 보인/],
  ['ko', '뒤집은 패', /뒤집힌/],
  ['ko', '테이블', /탁자/],
  ['ko', '건네', / 주기|준 패|넘김/],
  ['ko', '깡 점수', /깡 값/],
  ['ko', '특수 깡', /[를을과만도] 깡으로 내/],
  ['ko', '노텐', /텐파이가 아[닌닐님]/],
  ['ko', '슌쯔', /의 연속/],
  ['ko', '라이벌', /숙적/],
  ['ko', '대국', /첫 게임|진짜 게임|않은 게임|게임에 문제/],
  ['ko', '대국은 모두', /두는 (?:대국|중|편)|두어 보|둔 대국|국을 두고/],
  ['ko', '내 차례', /당신 차례/],
  ['ko', '할 수 있는 행동', /할 수 있는 일/],
  ['ko', '자동으로', /저절로/],
  ['ko', '4분의 1', /25 ?%/],
  ['ko', '탕야오', /중장패/],
  ['ko', '준찬타', /대요구/],
  ['ko', '기보', /기록이 사라/],
  ['ko', '님이', /이\(가\)|와\(과\)|을\(를\)|은\(는\)/],
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
  ['ja', '和了', /和了[らりるれろっ]/],
  ['ja', 'ツモ', /自摸|引い|引き/],
  ['ja', '天和', /天胡|地胡/],
  ['ja', '断么九', /中張/],
  ['ja', '純全帯么九', /(?<!純全)帯么九/],
  ['ja', '裏向きの牌', /伏せ牌/],
  ['ja', '癩子槓', /の特殊槓/],
  ['ja', '紅中', /[红赖发财杠阳顶开]|・中 |皮子[や か]中/],
  ['ja', '鳴き', /手[をが]開|開きは|開くこと/],
  ['ja', '鳴かれた牌', /取られた牌/],
  ['ja', '同じ色', /同じ種類の順子|一種類をあきらめ|三種類。|三種の数牌/],
  ['ja', '手牌を固定', /手を固定|固定した手/],
  ['ja', 'カンの点', /槓の点|カンの支払い/],
  ['ja', '切った人', /捨てた人|捨てられ/],
  ['ja', '対局', /試合/],
  ['ja', '対決', /二人の決闘/],
  ['ja', 'ライバル', /宿敵/],
  ['ja', 'キャラ', /キャラクター/],
  ['ja', '初期設定', /プリセット/],
  ['ja', '経過', /対局ログ/],
  ['ja', '牌譜を見る', /の再生|^再生・/],
  ['ja', 'ブラウザ', /ブラウザー/],
  ['ja', 'キャンセル', /取り消し/],
  ['ja', 'ガード', /防御/],
  ['ja', '四分の一', /25[%％]/],
];

test.each(NAMES)('%s: %s', (language, name, others) => {
  const texts = ROWS[language].filter(isOwn);
  expect(texts.filter(([, text]) => others.test(text))).toEqual([]);
  expect(texts.some(([, text]) => text.includes(name))).toBe(true);
});

/** The rule books name things in the language of those who know the game: `| heaven | 天胡 | …` */
const { xuezhan, wuhan } = (await catalogueIn('zh')).codes;
const { haiyuki } = (await catalogueIn('ko')).codes;
const IN_BOOKS = {
  xuezhan: xuezhan.patterns,
  wuhan: wuhan.types,
  haiyuki: { ...haiyuki.yaku, ...haiyuki.skills },
} satisfies Record<GameId, object>;
const ROW = /^\| ([A-Za-z_-]+) \| ([\u4e00-\u9fff\uac00-\ud7a3 ]+) \|/gm;

test.each([
  ['xuezhan', 20],
  ['wuhan', 8],
  ['haiyuki', 43],
] as const)('the rule book of %s and the words agree', (game, least) => {
  const own: Readonly<Record<string, string>> = IN_BOOKS[game];
  const book = readFileSync(new URL(`../../engine/src/rules/${game}/RULES.md`, import.meta.url), 'utf8');
  const rows = [...book.matchAll(ROW)].map(([, code = '', name = '']) => [code, name]);
  expect(rows.length).toBeGreaterThanOrEqual(least);
  expect(rows.map(([code = '']) => [code, own[code]])).toEqual(rows);
});
