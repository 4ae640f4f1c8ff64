import type { Account } from '../church/schemas/accounts.ts';
import type { Member } from '../church/schemas/people.ts';

/** Someone whom the demo offers to sign in as. */
export interface Persona {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly duty: string;
  /** Names of roles. */
  readonly roles: readonly string[];
  readonly emailConfirmed: boolean;
}

/** MOCK-03: the people of the demo panel; their accounts exist in every world, with these passwords (ACCT-02). */
export const personas = {
  member: {
    id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c01',
    email: 'minsu.kim@example.org',
    password: 'Somang1976!',
    name: '김민수',
    duty: '서리집사',
    roles: [],
    emailConfirmed: true,
  },
  editor: {
    id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c02',
    email: 'sunyoung.lee@example.org',
    password: 'Somang1976@',
    name: '이선영',
    duty: '권사',
    roles: ['Editor'],
    emailConfirmed: true,
  },
  admin: {
    id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c03',
    email: 'junghoon.park@example.org',
    password: 'Somang1976#',
    name: '박정훈',
    duty: '장로',
    roles: ['Admin'],
    emailConfirmed: true,
  },
  unconfirmed: {
    id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c04',
    email: 'yuna.choi@example.org',
    password: 'Somang1976%',
    name: '최유나',
    duty: '',
    roles: [],
    emailConfirmed: false,
  },
  /** Registered under an e-mail address that is not in the register: her member has no linked account yet (MINE-02). */
  unlinked: {
    id: '5f0c1d8e-3a42-4b7f-9c61-1d2e8a7b4c06',
    email: 'hana.jung@example.org',
    password: 'Somang1976*',
    name: '정하나',
    duty: '',
    roles: [],
    emailConfirmed: true,
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;

/** The roles of the church; their ids are in the addresses of the role pages. */
export const roles = [
  { id: 'role-admin', name: 'Admin' },
  { id: 'role-editor', name: 'Editor' },
  { id: 'role-teacher', name: 'Teacher' },
] as const;

/** The personas' accounts, tied to the members who carry their e-mail. */
export const accountsFor = (members: readonly Member[]): Account[] =>
  Object.values(personas).map((persona) => ({
    ...persona,
    roles: [...persona.roles],
    memberId: members.find(({ email }) => email === persona.email)?.id ?? null,
    deletionDue: null,
  }));
