import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { linkRequestMessages } from '@/ui/messages/ko/role-messages.ts';
import { LinkRequestEntry } from './link-request-entry.tsx';
import { OpenRequests } from './open-requests.tsx';

/** Accounts that ask to be linked to a member, for an Admin (MINE-02). */
export function LinkRequests() {
  return (
    <OpenRequests
      provided={useService(rolesFeature, 'linkRequests')}
      messages={linkRequestMessages}
      renderEntry={(entry) => <LinkRequestEntry key={entry.request.id} {...entry} />}
    />
  );
}
