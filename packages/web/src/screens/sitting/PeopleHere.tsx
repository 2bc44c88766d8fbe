/** The others at the table who are people, each with the way to what can be done about them. */
import type { Seat } from '@paiju/engine';
import type { TableNow } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import './person.css';

interface Props {
  readonly table: Pick<TableNow, 'chairs' | 'own'>;
  onAbout(seat: Seat): void;
}

export const PeopleHere = ({ table: { chairs, own }, onAbout }: Props) => {
  const { t } = useTranslation('conduct');
  const people = chairs.flatMap((chair, seat) =>
    chair.is === 'person' && seat !== own ? [{ seat, name: chair.name }] : [],
  );
  if (people.length === 0) return null;
  return (
    <section className="people-here" aria-labelledby="people-here">
      <h3 id="people-here">{t('person.people')}</h3>
      {people.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          className="button"
          data-testid={`person-${seat}`}
          aria-label={t('person.about', { name })}
          onClick={() => onAbout(seat)}
        >
          {name}
        </button>
      ))}
    </section>
  );
};
