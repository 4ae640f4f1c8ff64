import type { MouseEvent } from 'react';
import type { PageOrderEvent } from '@/content/machines/page-order.machine.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { bulletinMessages, pageAlt, pageCaption } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './page-order.module.css';

interface PageRowProps {
  readonly sunday: CalendarDate;
  /** Its address. */
  readonly page: string;
  /** Its original number, from 1: its name while it is moved. */
  readonly number: number;
  /** Its present index, from 0. */
  readonly index: number;
  readonly can: (event: PageOrderEvent) => boolean;
  readonly send: (event: PageOrderEvent) => void;
}

/** A page while the pages are reordered. */
export function PageRow({ sunday, page, number, index, can, send }: PageRowProps) {
  const name = <VisuallyHidden> {pageCaption(number)}</VisuallyHidden>;
  const up = { type: 'page.moved', page, to: index - 1 } as const;
  const down = { type: 'page.moved', page, to: index + 1 } as const;
  const removed = { type: 'page.removed', page } as const;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!can(removed)) return;
    focusNeighbour(currentTarget, 'li', currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
    send(removed);
  };
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={page} alt={pageAlt(sunday, number)} width={72} height={102} loading="lazy" />
      <b className={styles.name}>{pageCaption(number)}</b>
      <div className={styles.actions}>
        <Button variant="bare" aria-disabled={!can(up)} onClick={() => send(up)}>
          {bulletinMessages.up}
          {name}
        </Button>
        <Button variant="bare" aria-disabled={!can(down)} onClick={() => send(down)}>
          {bulletinMessages.down}
          {name}
        </Button>
        <Button variant="danger" aria-disabled={!can(removed)} onClick={takeOut}>
          {bulletinMessages.takeOut}
          {name}
        </Button>
      </div>
    </li>
  );
}
