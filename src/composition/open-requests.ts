import { ContainerModule } from 'inversify';
import { makeHttpCorrectionRequestRepository } from '@/adapters/http/corrections.ts';
import { makeHttpLinkRequestRepository } from '@/adapters/http/link-requests.ts';
import {
  type ProvidedCorrectionInbox,
  type ProvidedLinkRequests,
  provideCorrectionInbox,
  provideLinkRequests,
} from '@/admin/requests/member-requests.machine.ts';
import { possessiveName } from '@/ui/messages/ko/roles.ts';
import { createFeature } from './entry.ts';
import { ROLE_REQUESTS, roleRequestsBindings } from './role-requests.ts';
import { storedReasons } from './stored-reasons.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS, token } from './tokens.ts';

export const LINK_REQUESTS = token<ProvidedLinkRequests>('LinkRequests');
export const CORRECTION_INBOX = token<ProvidedCorrectionInbox>('CorrectionInbox');

/** The requests of accounts to be linked to a member (MINE-02), and the corrections that members request (MINE-06). */
export const memberRequestsBindings = new ContainerModule(({ bind }) => {
  bind(LINK_REQUESTS).toResolvedValue(
    (send, notifications, user) =>
      provideLinkRequests(makeHttpLinkRequestRepository(send), {
        notifications,
        possessiveName,
        reasons: storedReasons(user, 'linkDeclines'),
        user,
      }),
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, CURRENT_USER],
  );
  bind(CORRECTION_INBOX).toResolvedValue(
    (send, notifications, user) =>
      provideCorrectionInbox(makeHttpCorrectionRequestRepository(send), {
        notifications,
        possessiveName,
        reasons: storedReasons(user, 'correctionDeclines'),
        user,
      }),
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, CURRENT_USER],
  );
});

/** The counts of open requests in the menus, each of which may fail: the page of roles has them in its own feature. */
export const openRequestsFeature = createFeature(
  { roleRequests: ROLE_REQUESTS, linkRequests: LINK_REQUESTS, corrections: CORRECTION_INBOX },
  [roleRequestsBindings, memberRequestsBindings],
);
