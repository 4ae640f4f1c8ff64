import type { LinkAcceptance, LinkRequest } from '@/admin/domain/link-request.ts';
import { linkRequestMessages } from '@/ui/messages/ko/role-messages.ts';
import { LinkRequestEntry } from './link-request-entry.tsx';
import { OpenRequests } from './open-requests.tsx';
import type { RunningRequests } from './use-requests.ts';

/** Accounts that request to be linked to a member, for an Admin (MINE-02). */
export function LinkRequests({ running }: { readonly running: RunningRequests<LinkRequest, LinkAcceptance> }) {
  return (
    <OpenRequests
      running={running}
      messages={linkRequestMessages}
      declineLead={({ username }) => linkRequestMessages.declineLead(username)}
      renderEntry={(entry) => <LinkRequestEntry key={entry.request.id} {...entry} />}
    />
  );
}
