import type { ReactNode } from 'react';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import styles from './management-head.module.css';

const requests = createLivePart('roles', () =>
  import('../roles/open-requests.tsx').then((module) => module.OpenRequests),
);

interface ManagementHeadProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
}

/**
 * The heading of a page of the management, one line high on a desk, so that the work begins above the fold. It takes the
 * focus after a move to the page (ROUTE-09). The menu beside the page tells how many requests for roles wait.
 */
export function ManagementHead({ title, lead }: ManagementHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading} tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <LiveSlot part={requests} props={{}} waiting={null} failed={null} />
    </header>
  );
}
