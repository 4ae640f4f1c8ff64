import { useMachine } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type PageReaderEvent, pageReaderMachine } from '@/content/bulletins/page-reader.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { onWideScreens } from '@/ui/kit/layout/text.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { ZoomPane } from '@/ui/kit/zoom/zoom-pane.tsx';
import { bulletinMessages, bulletinName, pageAlt, pageCaption, pageOf } from '@/ui/messages/ko/bulletin.ts';
import styles from './bulletin.module.css';

/** A press opens the page only by finger: a mouse press focuses the pages, for the wheel and the keys. */
const isMeantToOpen = ({ currentTarget }: MouseEvent<HTMLElement>): boolean =>
  window.matchMedia('(pointer: coarse)').matches && currentTarget.closest('[data-enlarged]') === null;

interface SheetsProps {
  readonly sunday: CalendarDate;
  readonly pages: readonly string[];
  /** The editor's buttons. */
  readonly actions?: ReactNode;
}

/** The pages of a bulletin, which can be zoomed (BULL-02, BULL-03). */
export function Sheets({ sunday, pages, actions }: SheetsProps) {
  const [reader, send] = useMachine(pageReaderMachine);
  return (
    <div className={styles.place}>
      {actions !== undefined && <Buttons className={styles.actions}>{actions}</Buttons>}
      <ZoomPane
        label={bulletinMessages.pages}
        tools={
          <Button variant="bare" onClick={() => send({ type: 'reader.opened', at: 0 })}>
            <Icon name="eye" className={onWideScreens} />
            <span>{bulletinMessages.readWhole}</span>
          </Button>
        }
      >
        <div className={styles.sheets}>
          {pages.map((page, index) => (
            <figure key={page} className={styles.sheet} data-page={index + 1}>
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for fingers; the button above does the same for the keyboard */}
              <img
                src={page}
                alt={pageAlt(sunday, index + 1)}
                width={420}
                height={594}
                loading={index > 1 ? 'lazy' : 'eager'}
                draggable={false}
                onClick={(event) => isMeantToOpen(event) && send({ type: 'page.tapped', at: index })}
              />
              <figcaption className={styles.caption}>{pageCaption(index + 1)}</figcaption>
            </figure>
          ))}
        </div>
      </ZoomPane>
      <p className={styles.hint}>{bulletinMessages.zoomHint}</p>
      {reader.hasTag('open') && <PageReader sunday={sunday} pages={pages} reader={reader} send={send} />}
    </div>
  );
}

interface PageReaderProps {
  readonly sunday: CalendarDate;
  readonly pages: readonly string[];
  readonly reader: SnapshotFrom<typeof pageReaderMachine>;
  readonly send: (event: PageReaderEvent) => void;
}

/** One page full screen; it can be zoomed (BULL-03). */
function PageReader({ sunday, pages, reader, send }: PageReaderProps) {
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
      <div className={styles.reader}>
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
