import { addDays } from '../church/calendar-date.ts';
import type { Account, LinkRequest } from '../church/schemas/accounts.ts';
import type { Member } from '../church/schemas/people.ts';

/**
 * The user is registered under an address that is not in the register, and requests to be linked to her member
 * (MINE-02).
 */
const waiting: Account = {
  id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c07',
  email: 'hong1994@example.org',
  password: 'Somang1976(',
  name: '홍지영',
  duty: '',
  roles: [],
  emailConfirmed: true,
  memberId: null,
  deletionDue: null,
};

/** One account with an undecided request. */
export const waitingLink = (
  members: readonly Member[],
  today: string,
): { readonly account: Account; readonly linkRequests: LinkRequest[] } => ({
  account: waiting,
  linkRequests: [
    {
      id: 1,
      accountId: waiting.id,
      name: waiting.name,
      birthDate: members.find(({ name }) => name === waiting.name)?.birthDate ?? '1994-07-13',
      note: '지난달에 이메일을 바꾸었습니다.',
      created: `${addDays(today, -2)}T22:40:00Z`,
      state: 'open',
      answer: null,
      memberId: null,
    },
  ],
});
