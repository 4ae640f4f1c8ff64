import { historyEras, historyPicture, historyTexts } from '@/church/history.ts';
import type { HistoryEra } from '@/shared/church.ts';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { JumpLinks } from '@/ui/kit/navigation/jump-links.tsx';
import { eraYears, historyMessages, historyTimeText } from '@/ui/messages/ko/history.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import styles from './history.module.css';

/** The history of the church as a timeline from 1976 to 2025 (INTR-02). */
export default function HistoryPage() {
  return (
    <>
      <PageHead title={pageNames.history} lead={historyTexts.lead} />
      <JumpLinks label={historyMessages.eras}>
        {historyEras.map((era) => (
          <li key={era.from}>
            <a href={`#${eraId(era)}`}>{eraYears(era)}</a>
          </li>
        ))}
      </JumpLinks>
      <img className={styles.facade} src={historyPicture} alt="" width={480} height={256} decoding="async" />
      {historyEras.map((era) => (
        <Timeline key={era.from} era={era} />
      ))}
      <p className={styles.end}>{historyTexts.end}</p>
    </>
  );
}

/** The id of an era on its page, for links. */
const eraId = ({ from }: Pick<HistoryEra, 'from'>): string => `era-${from}`;

interface TimelineProps {
  readonly era: HistoryEra;
}

/** The events of an era: one column on a phone, alternating sides on wider screens. */
function Timeline({ era }: TimelineProps) {
  const id = eraId(era);
  return (
    <section className={styles.era} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        <span className={styles.years}>{eraYears(era)}</span> <span>{era.title}</span>
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
