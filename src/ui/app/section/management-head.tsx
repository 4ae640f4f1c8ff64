import { type ReactNode, useId } from 'react';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';
import { managementPageMessages } from '@/ui/messages/ko/menu.ts';
import { createIsland, IslandSlot } from '../islands/island.tsx';
import styles from './management-head.module.css';
import { toggleExpanded } from './section-side.tsx';

const requests = createIsland(() =>
  import('./request-count-view.tsx').then((module) => module.RequestCountInMenuIsland),
);

interface ManagementHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A longer explanation: folded away if there is no room beside the heading. */
  readonly help?: ReactNode;
  /** Shown at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Whether the page itself reads the role requests and shows their count in the menu. */
  readonly counts?: boolean;
}

/**
 * The heading of a management page, one line high, so that the content starts above the fold. It gets the focus after a
 * navigation to the page (ROUTE-09). Also shows the count of open role requests in the menu beside the page.
 */
export function ManagementHead({ title, lead, help, aside, counts = false }: ManagementHeadProps) {
  const about = useId();
  return (
    <header className={styles.head}>
      <h1 className={styles.heading} tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      {help !== undefined && (
        <FoldButton open={false} controls={about} variant="bare" className={styles.about} onClick={toggleExpanded}>
          {managementPageMessages.about}
        </FoldButton>
      )}
      <p className={styles.lead} id={about}>
        {help ?? lead}
      </p>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {!counts && <IslandSlot island={requests} props={{}} fallback={null} failed={null} />}
    </header>
  );
}
