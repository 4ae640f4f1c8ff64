import { useMachine } from '@xstate/react';
import { openRequestsFeature } from '@/composition/open-requests.feature.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { type HasServices, withServices } from '../island/core.tsx';
import { CountInMenu, RequestCount } from './request-count.tsx';

/** Loads the count for the menu beside the page. Shows nothing for a user who may not decide requests. */
function OpenRequests({ services }: HasServices<typeof openRequestsFeature>) {
  return useIsAdmin() && <Asked as={CountInMenu} services={services} />;
}

export const OpenRequestsIsland = withServices(openRequestsFeature, OpenRequests);

/** Loads the count for the link that contains this component. */
function OpenRequestsHere({ services }: HasServices<typeof openRequestsFeature>) {
  return useIsAdmin() && <Asked as={RequestCount} services={services} />;
}

export const OpenRequestsHereIsland = withServices(openRequestsFeature, OpenRequestsHere);

interface AskedProps extends HasServices<typeof openRequestsFeature> {
  readonly as: typeof CountInMenu | typeof RequestCount;
}

function Asked({ as: Shown, services }: AskedProps) {
  const { roleRequests: roles, linkRequests: links, corrections } = services;
  const [rolesSnapshot] = useMachine(roles.machine);
  const [linksSnapshot] = useMachine(links.machine);
  const [correctionsSnapshot] = useMachine(corrections.machine);
  const counts = [
    roles.select(rolesSnapshot).count,
    links.select(linksSnapshot).count,
    corrections.select(correctionsSnapshot).count,
  ];
  return <Shown count={counts.reduce((sum, count) => sum + count, 0)} />;
}
