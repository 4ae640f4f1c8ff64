import facade from '../assets/facade.svg';
import { PageHead } from '../kit/page-head.tsx';
import { historyEras, historyMessages } from '../messages/history-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { EraLinks } from './era-links.tsx';
import styles from './history-page.module.css';
import { Timeline } from './timeline.tsx';

/** The history of the church as a timeline from 1976 to 2025 (INTR-02). */
export default function HistoryPage() {
  return (
    <>
      <PageHead title={pageNames.history} lead={historyMessages.lead} />
      <EraLinks />
      <img className={styles.facade} src={facade} alt="" width={480} height={256} decoding="async" />
      {historyEras.map((era) => (
        <Timeline key={era.from} era={era} />
      ))}
      <p className={styles.end}>{historyMessages.end}</p>
    </>
  );
}
