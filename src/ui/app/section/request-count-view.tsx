import { useMachine } from '@xstate/react';
import { createPortal } from 'react-dom';
import type { ProvidedCorrectionInbox, ProvidedLinkRequests } from '@/admin/requests/member-requests.machine.ts';
import type { ProvidedRoleRequests } from '@/admin/requests/requests.machine.ts';
import { openRequestsEntry } from '@/composition/open-requests.ts';
import { Count } from '@/ui/kit/data/count.tsx';
import { openRequestsLabel, roleTexts } from '@/ui/messages/ko/roles.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { useServices } from '../islands/core-context.tsx';
import { href } from '../routes/href.ts';

/** The links to the requests in the menu beside the page. The drawer shows its own count. */
const LINKS = `main nav a[href="${href('manageRoles')}" i]`;

/** The count of open requests, after the text of a link to them; nothing for zero. */
function RequestCount({ count }: { readonly count: number }) {
  return count > 0 && <Count shown={count} label={openRequestsLabel(count)} />;
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
  function Counted() {
    const services = useServices(openRequestsEntry, roleTexts);
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
  };

/** The count for the menu beside the page. */
export const RequestCountInMenuIsland = countedAs(CountInMenu);

/** The count for the link that contains this component. */
export const RequestCountInLinkIsland = countedAs(RequestCount);
