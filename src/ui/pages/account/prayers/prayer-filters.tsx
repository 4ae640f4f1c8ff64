import { type PrayerFilter, prayerFilters } from '@/people/domain/prayer.ts';
import type { PrayersEvent } from '@/people/machines/prayers-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { prayerFilterNames, prayerMessages } from '@/ui/messages/ko/prayer-messages.ts';
import styles from './prayers.module.css';

interface PrayerFiltersProps {
  readonly filter: PrayerFilter;
  readonly hasZone: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** Chooses a part of the requests. */
export function PrayerFilters({ filter, hasZone, send }: PrayerFiltersProps) {
  const names = hasZone ? prayerFilters : prayerFilters.filter((name) => name !== 'zone');
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{prayerMessages.filters}</VisuallyHidden>
      </legend>
      <div className={styles.filters}>
        {names.map((name) => (
          <Button
            key={name}
            variant="quiet"
            className={styles.filter}
            aria-pressed={name === filter}
            onClick={() => send({ type: 'filter.chosen', filter: name })}
          >
            {prayerFilterNames[name]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
