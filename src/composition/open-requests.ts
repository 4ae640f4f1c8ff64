import { makeHttpCorrectionRequestRepository } from '@/adapters/http/corrections.ts';
import { makeHttpLinkRequestRepository } from '@/adapters/http/link-requests.ts';
import { makeHttpRoleRequestRepository } from '@/adapters/http/roles.ts';
import { provideCorrectionInbox, provideLinkRequests } from '@/admin/requests/member-requests.machine.ts';
import { notifyRoleDecisions, provideRoleRequests } from '@/admin/requests/requests.machine.ts';
import { makeReasonDrafts, noReasons } from '@/shared/reason.ts';
import { storedDraft } from './drafts.ts';
import { entry, type Get, shared } from './entry.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** Whose role it is, for the toasts: as the beginning of their sentence. */
export interface RoleTexts {
  readonly possessiveName: (username: string) => string;
  readonly roleRequestOf: (username: string, role: string) => string;
}

/** @param declines the place of unfinished reasons */
const common = (get: Get, declines: string, { possessiveName }: RoleTexts) => ({
  notifications: get(NOTIFICATIONS),
  possessiveName,
  reasons: makeReasonDrafts(storedDraft(get, declines, () => noReasons)),
  user: get(CURRENT_USER),
});

/** The requests for roles (ROLE-07). */
export const roleRequests = (texts: RoleTexts) =>
  shared('RoleRequests', (get) => {
    const repository = makeHttpRoleRequestRepository(get(AUTHENTICATED_CLIENT));
    const decisions = notifyRoleDecisions({
      notifications: get(NOTIFICATIONS),
      user: get(CURRENT_USER),
      repository,
      nameRequest: texts.roleRequestOf,
    });
    return provideRoleRequests(repository, decisions, common(get, 'roleDeclines', texts));
  });

/** The requests of accounts to be linked to a member (MINE-02). */
export const linkRequests = (texts: RoleTexts) =>
  shared('LinkRequests', (get) =>
    provideLinkRequests(makeHttpLinkRequestRepository(get(AUTHENTICATED_CLIENT)), common(get, 'linkDeclines', texts)),
  );

/** The corrections that members request (MINE-06). */
export const correctionInbox = (texts: RoleTexts) =>
  shared('CorrectionInbox', (get) =>
    provideCorrectionInbox(
      makeHttpCorrectionRequestRepository(get(AUTHENTICATED_CLIENT)),
      common(get, 'correctionDeclines', texts),
    ),
  );

/** The counts of open requests in the menus, each of which may fail: the page of roles has them in its own entry. */
export const openRequestsEntry = entry({
  roleRequests: (get, texts: RoleTexts) => get(roleRequests(texts)),
  linkRequests: (get, texts: RoleTexts) => get(linkRequests(texts)),
  corrections: (get, texts: RoleTexts) => get(correctionInbox(texts)),
});
