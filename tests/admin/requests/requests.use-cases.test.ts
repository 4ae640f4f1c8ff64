import { describe, expect, it } from 'vitest';
import type { RoleRequest } from '@/admin/requests/requests.ts';
import { makeReadOwnRoleRequests } from '@/admin/requests/requests.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aRoleRequest } from '../../builders/role.ts';
import { fakeUser } from '../../fakes/current-user.ts';

const reading = (answer: Outcome<readonly RoleRequest[]>) =>
  makeReadOwnRoleRequests({ open: () => Promise.resolve(answer) }, fakeUser())();

const own = aRoleRequest({ id: 1, userId: 'member-1' });
const unnamed = aRoleRequest({ id: 2, userId: undefined });
const other = aRoleRequest({ id: 3, userId: 'member-2' });

describe("MINE-01 the user's own requests for roles", () => {
  it('are without those of others, which an Admin is sent too', async () => {
    expect(await reading(done([own, unnamed, other]))).toEqual(done([own, unnamed]));
  });

  it('are not shown once the session has ended', async () => {
    const nobody = { read: () => undefined };
    const read = makeReadOwnRoleRequests({ open: () => Promise.resolve(done([own, other])) }, nobody);
    expect(await read()).toEqual(refused('unauthorized'));
  });

  it('are refused as the list is', async () => {
    expect(await reading(refused('unsupported'))).toEqual(refused('unsupported'));
  });
});
