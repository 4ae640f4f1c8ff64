import { ContainerModule } from 'inversify';
import { makeHttpLinkRequestRepository } from '@/adapters/http/http-link-request-repository.ts';
import { type ProvidedLinkRequests, provideLinkRequests } from '@/admin/machines/provide-link-requests.ts';
import type { LinkRequestRepository } from '@/admin/ports/link-request-repository.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

const LINK_REQUEST_REPOSITORY = token<LinkRequestRepository>('LinkRequestRepository');
export const LINK_REQUESTS = token<ProvidedLinkRequests>('LinkRequests');

/** The requests of accounts to be linked to a member (MINE-02). */
export const linkRequestsBindings = new ContainerModule(({ bind }) => {
  bind(LINK_REQUEST_REPOSITORY).toResolvedValue(makeHttpLinkRequestRepository, [AUTHENTICATED_CLIENT]);
  bind(LINK_REQUESTS).toResolvedValue(
    (requests, notifications) => provideLinkRequests(requests, notifications, possessiveName),
    [LINK_REQUEST_REPOSITORY, NOTIFICATIONS],
  );
});
