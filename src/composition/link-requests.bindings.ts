import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpLinkRequestRepository } from '@/adapters/http/http-link-request-repository.ts';
import { type ProvidedLinkRequests, provideLinkRequests } from '@/admin/machines/provide-link-requests.ts';
import type { LinkRequestRepository } from '@/admin/ports/link-request-repository.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { makeReasonDrafts, noReasons } from '@/shared/machines/provide-reason-form.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

const LINK_REQUEST_REPOSITORY = token<LinkRequestRepository>('LinkRequestRepository');
export const LINK_REQUESTS = token<ProvidedLinkRequests>('LinkRequests');

/** The requests of accounts to be linked to a member (MINE-02). */
export const linkRequestsBindings = new ContainerModule(({ bind }) => {
  bind(LINK_REQUEST_REPOSITORY).toResolvedValue(makeHttpLinkRequestRepository, [AUTHENTICATED_CLIENT]);
  bind(LINK_REQUESTS).toResolvedValue(
    (requests, notifications, user) => {
      const reasons = makeReasonDrafts(makeKeptDraft(user, makeSessionDraftStore('linkDeclines'), () => noReasons));
      return provideLinkRequests(requests, { notifications, possessiveName, reasons });
    },
    [LINK_REQUEST_REPOSITORY, NOTIFICATIONS, CURRENT_USER],
  );
});
