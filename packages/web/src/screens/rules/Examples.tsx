/** How wins look: an example hand for every pattern, type or yaku. */
import type { GameId, YakuKey } from '@paiju/engine';
import { YAKU_SCORES } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { TileFace } from '../../tiles/TileFace.tsx';
import type { HandShown } from './exampleHands.ts';
import { handOf, pilesOf } from './exampleHands.ts';
import { HAIYUKI_EXAMPLES, WUHAN_EXAMPLES, XUEZHAN_EXAMPLES } from './examples.ts';
import { fanOf } from './worth.ts';

interface ExampleShown {
  readonly name: string;
  /** What it is worth, or where it counts. */
  readonly notes: readonly string[];
  readonly hand: HandShown;
}

export const Examples = ({ ruleset }: { readonly ruleset: GameId }) => {
  const examples = useExamples()[ruleset]();
  return (
    <ul className="book-examples">
      {examples.map((example) => (
        <li key={example.name} className="card">
          <div>
            <strong>{example.name}</strong>
            {example.notes.length > 0 && <div className="soft">{example.notes.join(' · ')}</div>}
          </div>
          <Hand ruleset={ruleset} hand={example.hand} />
        </li>
      ))}
    </ul>
  );
};

const useExamples = (): Readonly<Record<GameId, () => readonly ExampleShown[]>> => {
  const { t } = useTranslation(['rules', 'codes', 'options']);
  return {
    xuezhan: () =>
      XUEZHAN_EXAMPLES.map((example) => ({
        name: t(`codes:xuezhan.patterns.${example.code}`),
        notes: [
          t('fan', { n: fanOf(example) }),
          ...(example.preset === 'bury3'
            ? []
            : [t('in', { preset: t(`options:xuezhan.presets.${example.preset}.name`) })]),
        ],
        hand: handOf(example),
      })),
    wuhan: () =>
      WUHAN_EXAMPLES.map((example) => ({
        name:
          example.code === 'small'
            ? t('codes:wuhan.reasons.small-win')
            : t(`codes:wuhan.types.${example.code}`),
        notes: [],
        hand: handOf(example),
      })),
    haiyuki: () =>
      (Object.keys(HAIYUKI_EXAMPLES) as YakuKey[])
        .toSorted((a, b) => YAKU_SCORES[a] - YAKU_SCORES[b])
        .map((key) => ({
          name: t(`codes:haiyuki.yaku.${key}`),
          notes: [t('points', { n: YAKU_SCORES[key] }), t(`codes:haiyuki.yakuNeeds.${key}`)],
          hand: pilesOf(HAIYUKI_EXAMPLES[key]),
        })),
  };
};

const Hand = ({
  ruleset,
  hand: { melds, groups },
}: {
  readonly ruleset: GameId;
  readonly hand: HandShown;
}) => {
  const { t } = useTranslation('rules');
  return (
    <div className="book-hand">
      {melds.length > 0 && (
        <span className="book-melds" title={t('openSets')}>
          <Groups ruleset={ruleset} groups={melds} />
        </span>
      )}
      <Groups ruleset={ruleset} groups={groups} />
    </div>
  );
};

const Groups = ({ ruleset, groups }: { ruleset: GameId; groups: HandShown['groups'] }) =>
  groups.map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an example does not change its order
    <span key={place} className="book-group">
      {group.map((tile, own) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
        <TileFace key={own} ruleset={ruleset} tile={tile} />
      ))}
    </span>
  ));
