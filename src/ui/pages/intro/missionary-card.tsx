import { useId } from 'react';
import type { Missionary } from '@/shared/domain/church.ts';
import { Card } from '@/ui/kit/layout/card.tsx';
import { missionaryMessages, missionarySince } from '@/ui/messages/ko/missionary-messages.ts';
import styles from './missionary-card.module.css';

interface MissionaryCardProps {
  readonly missionary: Missionary;
}

/** A missionary: place, year of beginning, work, and prayer requests. */
export function MissionaryCard({ missionary }: MissionaryCardProps) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <img
          className={styles.picture}
          src={missionary.picture.src}
          alt={missionary.picture.alt}
          width={120}
          height={150}
          loading="lazy"
          decoding="async"
        />
        <div>
          <p className={styles.field}>{missionary.field}</p>
          <h3 className={styles.name} id={id}>
            {missionary.name}
          </h3>
          <p className={styles.since}>{missionarySince(missionary.since)}</p>
        </div>
      </div>
      <p>{missionary.work}</p>
      <div className={styles.prayers}>
        <h4 className={styles.label}>{missionaryMessages.prayers}</h4>
        <ul>
          {missionary.prayers.map((prayer) => (
            <li key={prayer} className={styles.prayer}>
              {prayer}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
