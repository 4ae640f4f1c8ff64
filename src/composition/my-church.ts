import { makeHttpAttendanceRepository } from '@/adapters/http/attendance.ts';
import { makeHttpCorrectionRepository } from '@/adapters/http/corrections.ts';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import { makeHttpRoleRequestRepository } from '@/adapters/http/roles.ts';
import { makeReadOwnRoleRequests } from '@/admin/requests/requests.use-cases.ts';
import { makeReadNextEvents } from '@/content/attendance/next-events.use-cases.ts';
import { provideLinkForm } from '@/people/membership.machine.ts';
import { emptyLinkDraft } from '@/people/membership.ts';
import { provideWithdrawal } from '@/shared/withdrawal.machine.ts';
import { ACCOUNT_DELETION_GATEWAY } from './account-deletion.ts';
import { storedDraft } from './drafts.ts';
import { entry } from './entry.ts';
import { MEMBERSHIP_REPOSITORY, OWN_MEMBERSHIP } from './membership.ts';
import { NEW_POSTS } from './new-posts.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NOTIFICATIONS, TAKES_KEYS } from './tokens.ts';

/** The signed-in user's own page (MINE-01, MINE-02, MINE-07). */
export const myChurchEntry = entry({
  membership: (get) => ({ read: get(OWN_MEMBERSHIP).read }),
  newPosts: (get) => get(NEW_POSTS),
  events: (get) => {
    const send = get(AUTHENTICATED_CLIENT);
    return {
      read: makeReadNextEvents(makeHttpEventRepository(send), makeHttpAttendanceRepository(send), get(CLOCK)),
    };
  },
  requests: (get) => {
    const requests = makeHttpRoleRequestRepository(get(AUTHENTICATED_CLIENT));
    return { read: makeReadOwnRoleRequests(requests, get(CURRENT_USER)) };
  },
  corrections: (get) => {
    const corrections = makeHttpCorrectionRepository(get(AUTHENTICATED_CLIENT));
    return { read: (signal: AbortSignal) => corrections.own(signal) };
  },
  deletion: (get) => ({ read: get(ACCOUNT_DELETION_GATEWAY).read }),
  linkForm: (get) =>
    provideLinkForm(
      get(MEMBERSHIP_REPOSITORY),
      storedDraft(get, 'link', () => emptyLinkDraft),
      get(CLOCK),
      telling(get),
      { isRecognised: get(TAKES_KEYS) },
    ),
  linkWithdrawal: (get) =>
    provideWithdrawal(() => get(MEMBERSHIP_REPOSITORY).withdrawLink(), get(NOTIFICATIONS), {
      withdrawn: 'linkWithdrawn',
      notWithdrawn: 'linkNotWithdrawn',
      unsure: 'linkWithdrawalUnsure',
    }),
});
