import type { MouseEvent } from 'react';
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
  /** Which page it was when it began, from 1: its name while it is moved. */
  readonly number: number;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly locked: boolean;
  /** @param to from 0 */
  readonly onMoved: (to: number) => void;
  readonly onRemoved: () => void;
}

/** A page that is put in order; the last one cannot be taken out, for then the bulletin would be deleted. */
export function PageRow({ sunday, page, number, place, count, locked, onMoved, onRemoved }: PageRowProps) {
  const name = <VisuallyHidden> {pageCaption(number)}</VisuallyHidden>;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (locked || count === 1) return;
    focusNeighbour(currentTarget, 'li', currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
    onRemoved();
  };
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={page} alt={pageAlt(sunday, number)} width={72} height={102} loading="lazy" />
      <b className={styles.name}>{pageCaption(number)}</b>
      <div className={styles.acts}>
        <Button variant="bare" aria-disabled={locked || place === 1} onClick={() => locked || onMoved(place - 2)}>
          {bulletinMessages.up}
          {name}
        </Button>
        <Button variant="bare" aria-disabled={locked || place === count} onClick={() => locked || onMoved(place)}>
          {bulletinMessages.down}
          {name}
        </Button>
        <Button variant="danger" aria-disabled={locked || count === 1} onClick={takeOut}>
          {bulletinMessages.takeOut}
          {name}
        </Button>
      </div>
    </li>
  );
}
