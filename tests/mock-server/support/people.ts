import type { Church } from '../../../mock-server/church/church.ts';
import type { Account } from '../../../mock-server/church/schemas/accounts.ts';

export const password = 'Somang1976!';

/** Adds an account that can sign in with {@link password}; pass the fields that the test is about. */
export const anAccount = (church: Church, given: Partial<Account> = {}): Promise<Account> =>
  church.accounts.create({
    id: crypto.randomUUID(),
    email: 'minsu.kim@example.org',
    password,
    name: '김민수',
    duty: '서리집사',
    roles: [],
    emailConfirmed: true,
    memberId: null,
    ...given,
  });
