import { addDays } from '../church/calendar-date.ts';
import type { Account, Correction, LinkRequest, RoleRequest } from '../church/schemas/accounts.ts';
import type { Member } from '../church/schemas/people.ts';
import { personas } from './personas.ts';

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

/** An undecided, a declined and an accepted request for a correction (MINE-06). */
export const createCorrections = (today: string): Correction[] => [
  {
    id: 1,
    accountId: personas.editor.id,
    field: 'services',
    wanted: '새가족부 회계',
    note: '올해부터 회계를 맡았습니다.',
    created: `${addDays(today, -9)}T21:10:00Z`,
    state: 'declined',
    answer: '부장님께서 12월 정기 총회 뒤에 바뀐다고 하셨습니다.',
  },
  {
    id: 2,
    accountId: personas.editor.id,
    field: 'telephone',
    wanted: '+595 981 765 432',
    note: '지난주에 번호를 바꾸었습니다.',
    created: `${addDays(today, -1)}T14:05:00Z`,
    state: 'open',
    answer: null,
  },
  {
    id: 3,
    accountId: personas.admin.id,
    field: 'email',
    wanted: personas.admin.email,
    note: '',
    created: `${addDays(today, -30)}T12:00:00Z`,
    state: 'done',
    answer: null,
  },
];

/** An undecided request for a role (ROLE-07). */
export const createRoleRequests = (today: string): RoleRequest[] => [
  {
    id: 1,
    roleId: 'role-teacher',
    accountId: personas.member.id,
    reason: '아동부 교사로 섬기게 되어 공과 자료를 올리고 싶습니다.',
    created: `${addDays(today, -3)}T13:20:00Z`,
    state: 'open',
    answer: null,
  },
];
