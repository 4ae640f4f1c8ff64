import type { CSSProperties } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { bulletinMessages, pageAlt, pageCaption } from '../messages/bulletin-messages.ts';
import { LensControls } from './lens-controls.tsx';
import styles from './sheets.module.css';
import { useLens } from './use-lens.ts';

interface SheetsProps {
  readonly sunday: CalendarDate;
  readonly pages: readonly string[];
}

/**
 * The pages of a bulletin under a lens (BULL-02, BULL-03). At their own size they are part of the page, which scrolls past
 * them; larger, they scroll in a box, so that a finger moves them both ways.
 */
export function Sheets({ sunday, pages }: SheetsProps) {
  const { context, send, box } = useLens();
  const { scale } = context;
  return (
    <>
      <LensControls context={context} send={send} />
      <section
        ref={box}
        className={styles.box}
        data-enlarged={scale > 1 || undefined}
        aria-label={bulletinMessages.pages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be scrollable by keyboard
        tabIndex={0}
      >
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type knows no custom properties */}
        <div className={styles.sheets} style={{ '--scale': scale } as CSSProperties}>
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
      </section>
      <p className={styles.hint}>{bulletinMessages.lensHint}</p>
    </>
  );
}
