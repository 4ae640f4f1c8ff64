import { useMachine } from '@xstate/react';
import { createPortal } from 'react-dom';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { openRequestsLabel } from '@/ui/messages/ko/role-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useService } from '../island/core.tsx';
import { href } from '../routes/href.ts';
import styles from './open-requests.module.css';

/** The links that lead to the requests: those of the menu beside the page. The drawer tells for itself. */
const LINKS = `main nav a[href="${href('manageRoles')}" i]`;

/** How many requests for roles wait, behind the words of a link that leads to them; nothing where none does. */
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
 * The count in the menu beside the page (ROLE-07). That menu stands in every page's first bytes and knows no services: the
 * count is put into its link from here.
 */
export function CountInMenu({ count }: { readonly count: number }) {
  return [...document.querySelectorAll(LINKS)].map((link, at) =>
    createPortal(<RequestCount count={count} />, link, String(at)),
  );
}

/** Asks how many wait, for the menu beside the page. Whoever decides nothing there is not counted for. */
export function OpenRequests() {
  return useIsAdmin() && <Asked as={CountInMenu} />;
}

/** Asks how many wait, for the link that this stands in. */
export function OpenRequestsHere() {
  return useIsAdmin() && <Asked as={RequestCount} />;
}

function Asked({ as: Shown }: { readonly as: typeof CountInMenu | typeof RequestCount }) {
  const binding = useService(rolesFeature, 'requests');
  const [snapshot] = useMachine(binding.machine);
  const { requests } = binding.select(snapshot);
  return <Shown count={requests.status === 'ready' ? requests.value.length : 0} />;
}
