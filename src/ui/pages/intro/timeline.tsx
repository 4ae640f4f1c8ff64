import type { HistoryEra } from '@/shared/domain/church.ts';
import { eraYears } from '@/ui/messages/ko/history-messages.ts';
import { historyTimeText } from '@/ui/messages/ko/history-time.ts';
import styles from './timeline.module.css';

/** The id of an era on its page, for links. */
export const eraId = ({ from }: Pick<HistoryEra, 'from'>): string => `era-${from}`;

interface TimelineProps {
  readonly era: HistoryEra;
}

/** The events of an era: one column on a phone, alternating sides on wider screens. */
export function Timeline({ era }: TimelineProps) {
  const id = eraId(era);
  return (
    <section className={styles.era} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        <span className={styles.years}>{eraYears(era)}</span> {era.title}
      </h2>
      <ol className={styles.events}>
        {era.events.map(({ time, title, description }) => (
          <li key={time} className={styles.event}>
            <time className={styles.time} dateTime={time}>
              {historyTimeText(time)}
            </time>
            {title !== undefined && <h3 className={styles.title}>{title}</h3>}
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
