import { historyEras, historyPicture, historyTexts } from '@/church/history.ts';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { JumpLinks } from '@/ui/kit/navigation/jump-links.tsx';
import { eraYears, historyMessages } from '@/ui/messages/ko/history-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import styles from './history-page.module.css';
import { eraId, Timeline } from './timeline.tsx';

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
