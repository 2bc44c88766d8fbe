/** docs/seeds.md: nothing the seed documents ask for is missing from it, and everything it points at is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = 'packages/engine/src/';
const page = readFileSync(join(ROOT, 'docs/seeds.md'), 'utf8');

const numbered = (prefix: string, count: number, digits = 0): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(digits, '0')}`);

/** Every point of the documents, as the page names it. */
const POINTS: readonly string[] = [
  ...numbered('FR-', 15, 3),
  ...numbered('SC-', 7, 3),
  ...numbered('1.', 4),
  ...numbered('2.', 3),
  ...numbered('3.', 3),
  ...numbered('edge ', 5),
  ...numbered('clarification ', 6),
  ...numbered('constraint ', 4),
  ...numbered('002 invariant ', 4),
  ...['self-draw', 'discard', 'multi'].map((flow) => `002 flow ${flow}`),
  ...['transition one win', 'transition several', 'immutability', 'no new models'].map((one) => `002 ${one}`),
  ...['start', 'zero-sum', 'bounds', 'scenarios'].map((one) => `002 ${one}`),
  ...numbered('004 declare ', 8),
  ...numbered('004 process ', 3),
  ...numbered('004 several ', 2),
  ...numbered('004 error ', 3),
  ...numbered('004 invariant ', 5),
  ...numbered('004 unit ', 5),
  ...numbered('004 integration ', 2),
  ...['problem', 'flow draw', 'checklist'].map((one) => `001 ${one}`),
  ...numbered('001 rule ', 3),
  ...numbered('001 case ', 9),
  ...numbered('001 settlement ', 3),
  ...numbered('001 task ', 4),
  ...numbered('003 directive ', 6),
  // The bullets of each section of the rulebook, headings of lists and numbered phases counted.
  ...[7, 2, 14, 8, 9, 2, 3, 3, 8, 26].flatMap((bullets, i) => numbered(`003 ${i + 1}.`, bullets)),
];

/** Every name the documents use for a part of the program. */
const NAMES: readonly string[] = [
  ...'PlayerActions declare_action process_responses _handle_multiple_hu _next_player_draw'.split(' '),
  ...'_determine_kong_flower skip_next_draw seat_priority sort_by_seat_priority verify_zero_sum'.split(' '),
  ...'InvalidActionError logger Scorer.calculate_score player extra_tile is_self_drawn is_self_draw'.split(
    ' ',
  ),
  ...'is_kong_flower is_last_tile is_tian_hu is_di_hu fan_value score_change WinChecker.is_hu'.split(' '),
  ...'GameManager.create_game create_game_with_scores assert_zero_sum replace'.split(' '),
  ...'GameState game_id players current_player_index game_phase GamePhase wall discard_pile'.split(' '),
  ...'round_wind dealer_position Player player_id score hand melds hu_tiles buried_cards'.split(' '),
  ...'last_drawn_tile missing_suit is_hu hand_locked position Tile Suit Meld'.split(' '),
  ...'PlayerResponse PlayerResponse.player_id action_type target_tile priority responses hu_responses'.split(
    ' ',
  ),
  ...'discard_player_id ActionType'.split(' '),
  ...['HU', 'KONG', 'PENG', 'PONG', 'PASS'].map((kind) => `ActionType.${kind}`),
  ...'MahjongScoreSettler is_kou_kou_fan _apply_capping loser_scores capped_scores jin_ding_score cap'.split(
    ' ',
  ),
  ...'settle settle_flow_draw scores GameContext ctx PlayerData special_gangs is_ting is_win is_dealer'.split(
    ' ',
  ),
  ...'dealer_idx win_way WinWay WinWay.SELF_DRAW WinCheckResult win_result can_win win_type'.split(' '),
  ...'min_wild_need WinType WinType.HARD_WIN WinType.PURE_FLUSH TestCappingLogic'.split(' '),
  ...'Haiyuki Rulebook Turn Round HP Opponent CPU AI profile difficulty Self-Actions Tsumo Riichi Ron'.split(
    ' ',
  ),
  ...'Pon Naki Chi Kan Menzen Tenpai Noten Damaten Furiten Auto-Action Tsumogiri BGM Visuals Deposit'.split(
    ' ',
  ),
  ...'Yaku Combination Mayu Sam-Yeon-Gyeok Nagari Symmetry Dora Tenho Haitei Houtei MP ACTIVE'.split(' '),
  ...'REACTIVE SETUP Ataho Rinxiang Fari Smash Petum Yuri Buffs Turn-Based Owner'.split(' '),
  ...'TIGER_STRIKE HELL_PILE RECOVERY DISCARD_GUARD WATER_MIRROR CRITICAL SPIRIT_RIICHI DORA_BOMB'.split(' '),
  ...'EXCHANGE_RON SUPER_IAI LAST_CHANCE EXCHANGE_TILE PAINT_TILE'.split(' '),
  ...'Turn Count, Turn Limit, Round Limit, Turn Phase, Draw Phase, Action Phase, Discard Phase'.split(', '),
  ...'Reaction Phase, Main Phase, Action Select, Dealing Phase, Active player, Tsumo tile'.split(', '),
  ...'Closed Hand, Open Hand, Open Sets, Locked Hand, Auto Mode, All Stars, Direct Damage'.split(', '),
  ...'Open Hand Penalty, Ura Dora, Hidden Dora indicators, Bonus count, Special Bonuses, Mana Points'.split(
    ', ',
  ),
  ...'Skill Categories, Roulette minigame, Status Effects, Buff timers'.split(', '),
];

const RULINGS = numbered('', 18);

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

/** The rows of all tables below a heading, up to the next heading of the same depth. */
const rowsUnder = (text: string, heading: string): Row[] => {
  const part = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([id = '', ...cells]) => ({ id: id.replaceAll('`', ''), cells }));
};

/** `file › name`, wherever it stands. */
const pointers = (text: string): [file: string, name: string][] =>
  [...text.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', name = '']) => [file, name]);

const pathOf = (file: string): string => join(ROOT, /^(test|packages)\//.test(file) ? file : ENGINE + file);
const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** What is wrong with a pointer, or nothing. The title of a test must stand there as it is, a name as a word. */
const pointerFault = ([file, name]: [string, string]): string[] => {
  if (!existsSync(pathOf(file))) return [`no file ${file}`];
  const text = readFileSync(pathOf(file), 'utf8');
  if (isTest(file)) return text.includes(`'${name}'`) ? [] : [`no test in ${file}: ${name}`];
  const isThere = name.split('.').every((word) => new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text));
  return isThere ? [] : [`no ${name} in ${file}`];
};

const missing = (wanted: readonly string[], rows: readonly Row[]): string[] =>
  wanted.filter((id) => !rows.some((row) => row.id === id)).map((id) => `no row for ${id}`);

/** Everything that is wrong with the page. */
const faults = (text: string): string[] => {
  const asked = rowsUnder(text, 'What is asked');
  const names = rowsUnder(text, 'What plays the part of each name');
  return [
    ...missing(POINTS, asked),
    ...missing(NAMES, names),
    ...missing(RULINGS, rowsUnder(text, 'Where the documents are overruled')),
    ...asked
      .filter(({ id, cells }) => id !== 'id' && !pointers(cells[2] ?? '').some(([file]) => isTest(file)))
      .map(({ id }) => `no test for ${id}`),
    ...names
      .filter(({ id, cells }) => id !== 'name' && pointers(cells[1] ?? '').length === 0)
      .map(({ id }) => `nothing plays ${id}`),
    ...pointers(text).flatMap(pointerFault),
  ];
};

describe('the page about the seed documents', () => {
  test('every test that is named exists, and so does every name', () => {
    expect(pointers(page).length).toBeGreaterThan(200);
    expect(faults(page)).toEqual([]);
  });

  test.each([
    ['rules/xuezhan/stories.test.ts', 25],
    ['rules/xuezhan/storiesFlow.test.ts', 20],
    ['scoring/wuhan/caps.test.ts', 11],
    ['scoring/wuhan/wins.test.ts', 3],
    ['scoring/wuhan/flowDraw.test.ts', 1],
    ['rules/haiyuki/rulebook.test.ts', 11],
    ['packages/bots/src/haiyuki/greedy.test.ts', 3],
  ])('every test of %s is in it, and there are %i at least', (file, least) => {
    const titles = [...readFileSync(pathOf(file), 'utf8').matchAll(/'(S\d [^']+)'/g)].map(
      ([, title = '']) => title,
    );
    expect(titles.length).toBeGreaterThanOrEqual(least);
    const named = pointers(page).filter(([where]) => where === file);
    expect(titles.filter((title) => !named.some(([, name]) => name === title))).toEqual([]);
  });

  test('no point and no name has two rows', () => {
    for (const heading of ['What is asked', 'What plays the part of each name']) {
      const ids = rowsUnder(page, heading)
        .map(({ id }) => id)
        .filter((id) => id !== 'id');
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }
  });
});

describe('the check can fail', () => {
  const line = (id: string): string => page.split('\n').find((text) => text.startsWith(`| ${id} |`)) ?? '';

  test.each([
    ['a requirement left out', `${line('FR-007')}\n`, '', 'no row for FR-007'],
    ['an edge case left out', `${line('edge 3')}\n`, '', 'no row for edge 3'],
    ['a name left out', `${line('`hu_tiles`')}\n`, '', 'no row for hu_tiles'],
    ['a ruling left out', `${line('5')}\n`, '', 'no row for 5'],
    ['a case of capping left out', `${line('001 case 8')}\n`, '', 'no row for 001 case 8'],
    ['a task left out', `${line('001 task 4')}\n`, '', 'no row for 001 task 4'],
    ['a name of capping left out', `${line('`_apply_capping`')}\n`, '', 'no row for _apply_capping'],
    ['the ruling on capping left out', `${line('10')}\n`, '', 'no row for 10'],
    ['a bullet of the rulebook left out', `${line('003 3.14')}\n`, '', 'no row for 003 3.14'],
    ['the last bullet left out', `${line('003 10.26')}\n`, '', 'no row for 003 10.26'],
    ['the directive left out', `${line('003 directive 1')}\n`, '', 'no row for 003 directive 1'],
    ['a name of the rulebook left out', `${line('`Auto Mode`')}\n`, '', 'no row for Auto Mode'],
    ['a skill left out', `${line('`SUPER_IAI`')}\n`, '', 'no row for SUPER_IAI'],
    ['the ruling on turn 20 left out', `${line('13')}\n`, '', 'no row for 13'],
    ['another test of Haiyuki', 'H-4.7: only in riichi', 'H-4.7: in riichi', 'no test in'],
    ['a bullet without a test', line('003 9.5'), '| 003 9.5 | a | b | c |', 'no test for 003 9.5'],
    ['another test of capping', 'S1 test_no_capping_needed', 'S1 test_capping_needed', 'no test in'],
    [
      'a test that is not there',
      'S2 self-draw example: two fan',
      'S2 self-draw example: ten fan',
      'no test in',
    ],
    [
      'only part of a title',
      'S2 discard example: three fan, 97 103 100 100',
      'S2 discard example',
      'no test in',
    ],
    [
      'a name that is not there',
      'play/claims.ts › grantClaims',
      'play/claims.ts › grantClaim',
      'no grantClaim in',
    ],
    ['a file that is not there', 'core/tile.ts › Suit', 'core/suit.ts › Suit', 'no file core/suit.ts'],
    ['a row without a test', line('SC-002'), '| SC-002 | a | b | c |', 'no test for SC-002'],
    ['a name that nothing plays', line('`Suit`'), '| `Suit` | a | b | |', 'nothing plays Suit'],
  ])('%s', (_, from, to, fault) => {
    expect(page).toContain(from);
    expect(faults(page.replace(from, to)).join('\n')).toContain(fault);
  });
});
