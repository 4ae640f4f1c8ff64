import { describe, expect, it } from 'vitest';
import { notifyRoleChanges } from '@/admin/roles/roles.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { aHolder } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

function signedIn(id: string | undefined) {
  const toasts = recordedToasts();
  const user = fakeUser();
  user.become(id === undefined ? undefined : { userId: id, roles: ['Admin'] });
  return { toasts, refreshes: user.refreshes, ...notifyRoleChanges(toasts, user) };
}

describe('ROLE-04, REL-09 a role that is removed', () => {
  it.each([
    ['the user themselves', '7', 1],
    ['another user', '8', 0],
    ['any user after signing out', undefined, 0],
  ])('from %s refreshes the session: %s', (_, id, times) => {
    const { notifyRemoved, refreshes, toasts } = signedIn(id);
    notifyRemoved(aHolder({ id: 7 }));
    expect(refreshes()).toBe(times);
    expect(toasts.subjects()).toEqual(['roleHolderRemoved']);
  });

  it.each<[Failure, readonly string[]]>([
    ['serverFailed', ['roleHolderNotRemoved']],
    ['unauthorized', []],
    ['aborted', []],
  ])('in vain is notified unless the reader knows of it (%s)', (reason, subjects) => {
    const { notifyNotRemoved, toasts } = signedIn('7');
    notifyNotRemoved(reason);
    expect(toasts.subjects()).toEqual(subjects);
  });
});
