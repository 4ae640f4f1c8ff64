import { ContainerModule } from 'inversify';
import type { RoleRequest } from '@/admin/domain/role-request.ts';
import { makeReadOwnRoleRequests } from '@/admin/use-cases/make-read-own-role-requests.ts';
import type { AccountDeletion } from '@/auth/domain/account-deletion.ts';
import type { NextEvent } from '@/content/domain/next-event.ts';
import { makeReadNextEvents } from '@/content/use-cases/make-read-next-events.ts';
import { emptyLinkDraft } from '@/people/domain/link-draft.ts';
import type { OwnMembership } from '@/people/domain/own-membership.ts';
import { type LinkForm, provideLinkForm } from '@/people/machines/provide-link-form.ts';
import { type LinkWithdrawal, provideLinkWithdrawal } from '@/people/machines/provide-link-withdrawal.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { ACCOUNT_DELETION_GATEWAY, accountDeletionGatewayBindings } from './account-deletion-gateway.bindings.ts';
import { ATTENDANCE_REPOSITORY, eventAttendanceBindings } from './event-attendance.bindings.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { createFeature } from './feature.ts';
import { MEMBERSHIP_REPOSITORY, membershipBindings, OWN_MEMBERSHIP } from './membership.bindings.ts';
import { NEW_POSTS, newPostsBindings } from './new-posts.bindings.ts';
import { ROLE_REQUEST_REPOSITORY, roleRequestsBindings } from './role-requests.bindings.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { CLOCK, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

const MEMBERSHIP = token<ProvidedReadOnce<OwnMembership>>('Membership');
const NEXT_EVENTS = token<ProvidedReadOnce<readonly NextEvent[]>>('NextEvents');
const OWN_ROLE_REQUESTS = token<ProvidedReadOnce<readonly RoleRequest[]>>('OwnRoleRequests');
const DELETION = token<ProvidedReadOnce<AccountDeletion>>('DeletionReminder');
const LINK_FORM = token<LinkForm>('LinkForm');
const LINK_WITHDRAWAL = token<LinkWithdrawal>('LinkWithdrawal');

const bindings = new ContainerModule(({ bind }) => {
  bind(MEMBERSHIP).toResolvedValue(({ read }) => provideReadOnce({ read }), [OWN_MEMBERSHIP]);
  bind(NEXT_EVENTS).toResolvedValue(
    (...services) => provideReadOnce({ read: makeReadNextEvents(...services) }),
    [EVENT_REPOSITORY, ATTENDANCE_REPOSITORY, CLOCK],
  );
  bind(OWN_ROLE_REQUESTS).toResolvedValue(
    (requests, user) => provideReadOnce({ read: makeReadOwnRoleRequests(requests, user) }),
    [ROLE_REQUEST_REPOSITORY, CURRENT_USER],
  );
  bind(DELETION).toResolvedValue(({ read }) => provideReadOnce({ read }), [ACCOUNT_DELETION_GATEWAY]);
  bind(LINK_FORM).toResolvedValue(
    (repository, user, clock, notifications) =>
      provideLinkForm(
        repository,
        storedDraft(user, 'link', () => emptyLinkDraft),
        clock,
        notifications,
      ),
    [MEMBERSHIP_REPOSITORY, CURRENT_USER, CLOCK, NOTIFICATIONS],
  );
  bind(LINK_WITHDRAWAL).toResolvedValue(provideLinkWithdrawal, [MEMBERSHIP_REPOSITORY, NOTIFICATIONS]);
});

/** The signed-in user's own page (MINE-01, MINE-02, MINE-07). */
export const myChurchFeature = createFeature(
  {
    membership: MEMBERSHIP,
    newPosts: NEW_POSTS,
    events: NEXT_EVENTS,
    requests: OWN_ROLE_REQUESTS,
    linkForm: LINK_FORM,
    linkWithdrawal: LINK_WITHDRAWAL,
    deletion: DELETION,
  },
  [
    membershipBindings,
    ...newPostsBindings,
    accountDeletionGatewayBindings,
    eventRepositoryBindings,
    eventAttendanceBindings,
    roleRequestsBindings,
    bindings,
  ],
);
