import { type ReactNode, useId } from 'react';
import { managementPageMessages } from '@/ui/messages/ko/management-messages.ts';
import { createIsland } from '../island/island.ts';
import { IslandSlot } from '../island/island-slot.tsx';
import { FoldButton } from './fold-button.tsx';
import styles from './management-head.module.css';

const requests = createIsland(() => import('./open-requests.tsx').then((module) => module.OpenRequests));

interface ManagementHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What takes more than a line to say: folded away where there is no room beside the heading. */
  readonly help?: ReactNode;
  /** What stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Whether the page itself reads the requests for roles, and counts them in the menu. */
  readonly counts?: boolean;
}

/**
 * The heading of a page of the management, one line high, so that the work begins above the fold. It takes the focus after
 * a move to the page (ROUTE-09). The menu beside the page tells how many requests for roles wait.
 */
export function ManagementHead({ title, lead, help, aside, counts = false }: ManagementHeadProps) {
  const about = useId();
  return (
    <header className={styles.head}>
      <h1 className={styles.heading} tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      {help !== undefined && (
        <FoldButton controls={about} className={styles.about}>
          {managementPageMessages.about}
        </FoldButton>
      )}
      <p className={styles.lead} id={about}>
        {help ?? lead}
      </p>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {!counts && <IslandSlot island={requests} props={{}} waiting={null} failed={null} />}
    </header>
  );
}
