import type { PageReaderEvent } from '@/content/machines/page-reader.machine.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { ZoomPane } from '@/ui/kit/zoom/zoom-pane.tsx';
import { bulletinMessages, bulletinName, pageAlt, pageOf } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './page-reader.module.css';

interface PageReaderProps {
  readonly sunday: CalendarDate;
  readonly pages: readonly string[];
  /** Which page is looked at, from 0. */
  readonly at: number;
  readonly send: (event: PageReaderEvent) => void;
}

/** One page on the whole screen, and larger under the lens (BULL-03). */
export function PageReader({ sunday, pages, at, send }: PageReaderProps) {
  const turnTo = (next: number) => pages[next] !== undefined && send({ type: 'page.turned', at: next });
  return (
    <Dialog
      open
      whole
      onOpenChange={() => send({ type: 'reader.closed' })}
      title={bulletinName(sunday)}
      closeLabel={bulletinMessages.closeReader}
    >
      <div className={styles.place}>
        {/* Each page is seen whole at first. */}
        <ZoomPane
          key={pages[at]}
          label={bulletinMessages.pageInReader}
          tools={
            <div className={styles.turning}>
              <Button
                variant="quiet"
                round
                aria-label={bulletinMessages.previousPage}
                aria-disabled={at === 0}
                onClick={() => turnTo(at - 1)}
              >
                <Icon name="left" />
              </Button>
              <output>{pageOf(at + 1, pages.length)}</output>
              <Button
                variant="quiet"
                round
                aria-label={bulletinMessages.nextPage}
                aria-disabled={at === pages.length - 1}
                onClick={() => turnTo(at + 1)}
              >
                <Icon name="right" />
              </Button>
            </div>
          }
        >
          <img className={styles.page} src={pages[at]} alt={pageAlt(sunday, at + 1)} draggable={false} />
        </ZoomPane>
      </div>
    </Dialog>
  );
}
