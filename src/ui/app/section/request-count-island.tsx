import { useMachine } from '@xstate/react';
import type { ProvidedCorrectionInbox } from '@/admin/machines/provide-correction-inbox.ts';
import type { ProvidedLinkRequests } from '@/admin/machines/provide-link-requests.ts';
import type { ProvidedRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import { openRequestsFeature } from '@/composition/open-requests.feature.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { type HasServices, withServices } from '../island/core.tsx';
import { CountInMenu, RequestCount } from './request-count.tsx';

interface RequestsCountProps {
  readonly as: typeof CountInMenu | typeof RequestCount;
  readonly roleRequests: ProvidedRoleRequests;
  readonly linkRequests: ProvidedLinkRequests;
  readonly corrections: ProvidedCorrectionInbox;
}

/** How many requests of all kinds are open. */
function RequestsCount({ as: Shown, roleRequests, linkRequests, corrections }: RequestsCountProps) {
  const [roles] = useMachine(roleRequests.machine);
  const [links] = useMachine(linkRequests.machine);
  const [corrected] = useMachine(corrections.machine);
  const counts = [
    roleRequests.select(roles).count,
    linkRequests.select(links).count,
    corrections.select(corrected).count,
  ];
  return <Shown count={counts.reduce((sum, count) => sum + count, 0)} />;
}

/** Loads the count of open requests. Shows nothing for a user who may not decide on them. */
const countedAs = (as: RequestsCountProps['as']) =>
  withServices(openRequestsFeature, function Counted({ services }: HasServices<typeof openRequestsFeature>) {
    const decides = useIsAdmin();
    return (
      decides && (
        <RequestsCount
          as={as}
          roleRequests={services.roleRequests}
          linkRequests={services.linkRequests}
          corrections={services.corrections}
        />
      )
    );
  });

/** The count for the menu beside the page. */
export const RequestCountInMenuIsland = countedAs(CountInMenu);

/** The count for the link that contains this component. */
export const RequestCountInLinkIsland = countedAs(RequestCount);
