import { useMachine } from '@xstate/react';
import { createPortal } from 'react-dom';
import { ROLE_REQUESTS } from '@/composition/roles.tokens.ts';
import { useService } from '../core.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { openRequestsLabel } from '../messages/role-messages.ts';
import styles from './open-requests.module.css';

/** The links that lead to the requests: those of the menu beside the page. The drawer, which comes and goes, has none. */
const LINKS = 'nav a[href="/role/manageRoles" i]';

/**
 * How many requests for roles wait, beside the menu's own words (ROLE-07). The menu stands in every page's first bytes and
 * knows no services: the count is put into its link from here.
 */
export function OpenRequests() {
  const binding = useService(ROLE_REQUESTS);
  const [snapshot] = useMachine(binding.machine);
  const count = binding.read(snapshot).requests?.length ?? 0;
  if (count === 0) return null;
  return [...document.querySelectorAll(LINKS)].map((link, at) =>
    createPortal(
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{openRequestsLabel(count)}</VisuallyHidden>
      </span>,
      link,
      String(at),
    ),
  );
}
