import { schools, services } from '@/church/worship-times.ts';
import type { WorshipTime } from '@/shared/domain/church.ts';
import { DottedList, type NamedValue } from '@/ui/kit/data/dotted-list.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { homeMessages } from '@/ui/messages/ko/home-messages.ts';
import styles from './worship-schedule.module.css';

export function WorshipSchedule() {
  return (
    <Card id="worship" aria-labelledby="worship-title">
      <h2 className={styles.title} id="worship-title">
        {homeMessages.worship}
      </h2>
      <DottedList rows={services.map(toRow)} />
      <h3 className={styles.school}>{homeMessages.school}</h3>
      <DottedList rows={schools.map(toRow)} />
    </Card>
  );
}

function toRow({ name, days, hour }: WorshipTime): NamedValue {
  return {
    name,
    value: (
      <>
        <span className={styles.days}>{days}</span> <strong className={styles.hour}>{hour}</strong>
      </>
    ),
  };
}
