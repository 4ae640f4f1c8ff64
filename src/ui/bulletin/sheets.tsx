import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { ZoomPane } from '../kit/zoom-pane.tsx';
import { bulletinMessages, pageAlt, pageCaption } from '../messages/bulletin-messages.ts';
import styles from './sheets.module.css';

interface SheetsProps {
  readonly sunday: CalendarDate;
  readonly pages: readonly string[];
}

/** The pages of a bulletin, which can be enlarged (BULL-02, BULL-03). */
export function Sheets({ sunday, pages }: SheetsProps) {
  return (
    <>
      <ZoomPane label={bulletinMessages.pages}>
        <div className={styles.sheets}>
          {pages.map((page, index) => (
            <figure key={page} className={styles.sheet}>
              <img
                src={page}
                alt={pageAlt(sunday, index + 1)}
                width={420}
                height={594}
                loading={index > 1 ? 'lazy' : 'eager'}
                draggable={false}
              />
              <figcaption className={styles.caption}>{pageCaption(index + 1)}</figcaption>
            </figure>
          ))}
        </div>
      </ZoomPane>
      <p className={styles.hint}>{bulletinMessages.zoomHint}</p>
    </>
  );
}
