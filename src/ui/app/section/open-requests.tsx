import { useMachine } from '@xstate/react';
import { openRequestsFeature } from '@/composition/open-requests.feature.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useService } from '../island/core.tsx';
import { CountInMenu, RequestCount } from './request-count.tsx';

/** Loads the count for the menu beside the page. Shows nothing for a user who may not decide requests. */
export function OpenRequests() {
  return useIsAdmin() && <Asked as={CountInMenu} />;
}

/** Loads the count for the link that contains this component. */
export function OpenRequestsHere() {
  return useIsAdmin() && <Asked as={RequestCount} />;
}

function Asked({ as: Shown }: { readonly as: typeof CountInMenu | typeof RequestCount }) {
  const roles = useService(openRequestsFeature, 'roleRequests');
  const links = useService(openRequestsFeature, 'linkRequests');
  const [rolesSnapshot] = useMachine(roles.machine);
  const [linksSnapshot] = useMachine(links.machine);
  return <Shown count={roles.select(rolesSnapshot).count + links.select(linksSnapshot).count} />;
}
