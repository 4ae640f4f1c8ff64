import type { ReactNode } from 'react';
import { DescriptionList } from '@/ui/kit/data/description-list.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { homeMessages } from '@/ui/messages/ko/home-messages.ts';
import styles from './worship-schedule.module.css';

const ROWS = [
  { name: homeMessages.address, value: homeMessages.addressText },
  { name: homeMessages.parking, value: homeMessages.parkingText },
];

interface WayCardProps {
  /** The map, above the address. */
  readonly children?: ReactNode;
}

/** The card on how to get to the church (HOME-06). */
export function WayCard({ children }: WayCardProps) {
  return (
    <Card id="way" aria-labelledby="way-title">
      <h2 className={styles.title} id="way-title">
        {homeMessages.way}
      </h2>
      {children}
      <DescriptionList rows={ROWS} />
    </Card>
  );
}
