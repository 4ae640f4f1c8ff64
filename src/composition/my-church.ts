import { ContainerModule } from 'inversify';
import type { RoleRequest } from '@/admin/requests/requests.ts';
import { makeReadOwnRoleRequests } from '@/admin/requests/requests.use-cases.ts';
import type { AccountDeletion } from '@/auth/account.ts';
import type { NextEvent } from '@/content/attendance/next-events.ts';
import { makeReadNextEvents } from '@/content/attendance/next-events.use-cases.ts';
import {
  type LinkForm,
  type LinkWithdrawal,
  provideLinkForm,
  provideLinkWithdrawal,
} from '@/people/membership.machine.ts';
import { emptyLinkDraft, type OwnMembership } from '@/people/membership.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { ACCOUNT_DELETION_GATEWAY, accountDeletionGatewayBindings } from './account-deletion-gateway.bindings.ts';
import { storedDraft } from './drafts.ts';
import { createFeature } from './entry.ts';
import { ATTENDANCE_REPOSITORY, eventAttendanceBindings } from './event-attendance.bindings.ts';
import { EVENT_REPOSITORY, eventRepositoryBindings } from './event-repository.bindings.ts';
import { MEMBERSHIP_REPOSITORY, membershipBindings, OWN_MEMBERSHIP } from './membership.ts';
import { NEW_POSTS, newPostsBindings } from './new-posts.ts';
import { ROLE_REQUEST_REPOSITORY, roleRequestsBindings } from './role-requests.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, TAKES_KEYS, token } from './tokens.ts';

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
    (repository, user, clock, notifications, navigation, isRecognised) =>
      provideLinkForm(
        repository,
        storedDraft(user, 'link', () => emptyLinkDraft),
        clock,
        { notifications, navigation },
        { isRecognised },
      ),
    [MEMBERSHIP_REPOSITORY, CURRENT_USER, CLOCK, NOTIFICATIONS, NAVIGATION, TAKES_KEYS],
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
