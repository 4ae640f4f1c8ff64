import type { SnapshotFrom } from 'xstate';
import type { PageReaderEvent, pageReaderMachine } from '@/content/machines/page-reader.machine.ts';
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
  readonly reader: SnapshotFrom<typeof pageReaderMachine>;
  readonly send: (event: PageReaderEvent) => void;
}

/** One page full screen; it can be zoomed (BULL-03). */
export function PageReader({ sunday, pages, reader, send }: PageReaderProps) {
  const { at } = reader.context;
  const turned = (by: 1 | -1) => ({ type: 'page.turned', at: at + by, count: pages.length }) as const;
  return (
    <Dialog
      open
      whole
      onOpenChange={() => send({ type: 'reader.closed' })}
      title={bulletinName(sunday)}
      closeLabel={bulletinMessages.closeReader}
    >
      <div className={styles.place}>
        {/* Keyed, so that each page begins unzoomed. */}
        <ZoomPane
          key={pages[at]}
          label={bulletinMessages.pageInReader}
          tools={
            <div className={styles.paging}>
              <Button
                variant="quiet"
                round
                aria-label={bulletinMessages.previousPage}
                aria-disabled={!reader.can(turned(-1))}
                onClick={() => send(turned(-1))}
              >
                <Icon name="left" />
              </Button>
              <output>{pageOf(at + 1, pages.length)}</output>
              <Button
                variant="quiet"
                round
                aria-label={bulletinMessages.nextPage}
                aria-disabled={!reader.can(turned(1))}
                onClick={() => send(turned(1))}
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
