/** How often each place was reached, as numbers and as bars. */
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { placeName } from './placeName.ts';
import { ShareBar } from './ShareBar.tsx';

interface Props {
  readonly places: readonly number[];
  readonly matches: number;
}

export const Places = ({ places, matches }: Props) => {
  const { t } = useTranslation(['standing', 'home']);
  return (
    <section className="card people-table" aria-labelledby="places">
      <h2 id="places">{t('standing:statistics.places')}</h2>
      <table data-testid="places" aria-labelledby="places">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('standing:ladder.place')}</th>
            <th scope="col">{t('standing:statistics.times')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {places.map((times, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <tr key={i}>
              <th scope="row">{placeName(t, i + 1)}</th>
              <td className="figure">{figure(times)}</td>
              <td className="places-share">
                <span>{Math.round((100 * times) / matches)}%</span>
                <ShareBar share={times / matches} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
