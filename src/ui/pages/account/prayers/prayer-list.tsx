import type { Prayer } from '@/people/domain/prayer.ts';
import type { PrayersEvent } from '@/people/machines/prayers-state.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { prayerMessages } from '@/ui/messages/ko/prayer-messages.ts';
import { PrayerCard } from './prayer-card.tsx';
import styles from './prayers.module.css';

/** A pressed button may disappear as a result of its action. */
const keepFocus = keepFocusWithin();

interface PrayerListProps {
  readonly prayers: readonly Prayer[];
  readonly isBusy: (prayer: Prayer) => boolean;
  readonly isAdmin: boolean;
  readonly send: (event: PrayersEvent) => void;
}

export function PrayerList({ prayers, isBusy, isAdmin, send }: PrayerListProps) {
  return (
    <section ref={keepFocus} tabIndex={-1} className={styles.list} aria-label={prayerMessages.list}>
      {prayers.map((prayer) => (
        <PrayerCard key={prayer.id} prayer={prayer} isBusy={isBusy(prayer)} isAdmin={isAdmin} send={send} />
      ))}
    </section>
  );
}
