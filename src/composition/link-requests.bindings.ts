import { ContainerModule } from 'inversify';
import { makeHttpLinkRequestRepository } from '@/adapters/http/http-link-request-repository.ts';
import { type ProvidedLinkRequests, provideLinkRequests } from '@/admin/machines/provide-link-requests.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { storedReasons } from './stored-reasons.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

export const LINK_REQUESTS = token<ProvidedLinkRequests>('LinkRequests');

/** The requests of accounts to be linked to a member (MINE-02). */
export const linkRequestsBindings = new ContainerModule(({ bind }) => {
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
});
