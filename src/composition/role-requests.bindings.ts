import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpRoleRequestRepository } from '@/adapters/http/http-role-request-repository.ts';
import { provideRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import { notifyRoleDecisions } from '@/admin/machines/role-toasts.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { makeReasonDrafts, noReasons } from '@/shared/machines/provide-reason-form.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { ROLE_REQUEST_REPOSITORY, ROLE_REQUESTS } from './role-requests.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** The requests for roles (ROLE-07). */
export const roleRequestsBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REQUEST_REPOSITORY).toResolvedValue(makeHttpRoleRequestRepository, [AUTHENTICATED_CLIENT]);
  bind(ROLE_REQUESTS).toResolvedValue(
    (requests, notifications, user) => {
      const reasons = makeReasonDrafts(makeKeptDraft(user, makeSessionDraftStore('roleDeclines'), () => noReasons));
      const common = { notifications, possessiveName, reasons };
      return provideRoleRequests(requests, notifyRoleDecisions(notifications, user), common);
    },
    [ROLE_REQUEST_REPOSITORY, NOTIFICATIONS, CURRENT_USER],
  );
});
