import { useMachine } from '@xstate/react';
import { createPortal } from 'react-dom';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { openRequestsLabel } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useService } from '../island/core.tsx';
import { href } from '../routes/href.ts';
import styles from './open-requests.module.css';

/** The links to the requests in the menu beside the page. The drawer shows its own count. */
const LINKS = `main nav a[href="${href('manageRoles')}" i]`;

/** The count of open role requests, after the text of a link to them; nothing for zero. */
function RequestCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{openRequestsLabel(count)}</VisuallyHidden>
    </span>
  );
}

/**
 * The count in the menu beside the page (ROLE-07). That menu is prerendered and has no services: the count is rendered into its
 * link from here.
 */
export function CountInMenu({ count }: { readonly count: number }) {
  return [...document.querySelectorAll(LINKS)].map((link, at) =>
    createPortal(<RequestCount count={count} />, link, String(at)),
  );
}

/** Loads the count for the menu beside the page. Shows nothing for a user who may not decide requests. */
export function OpenRequests() {
  return useIsAdmin() && <Asked as={CountInMenu} />;
}

/** Loads the count for the link that contains this component. */
export function OpenRequestsHere() {
  return useIsAdmin() && <Asked as={RequestCount} />;
}

function Asked({ as: Shown }: { readonly as: typeof CountInMenu | typeof RequestCount }) {
  const provided = useService(rolesFeature, 'requests');
  const [snapshot] = useMachine(provided.machine);
  const { requests } = provided.select(snapshot);
  return <Shown count={requests.status === 'ready' ? requests.value.length : 0} />;
}
