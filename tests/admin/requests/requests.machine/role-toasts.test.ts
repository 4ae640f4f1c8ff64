import { describe, expect, it } from 'vitest';
import { notifyRoleChanges, notifyRoleDecisions } from '@/admin/requests/requests.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { aHolder, aRoleRequest } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

function signedIn(id: string | undefined) {
  const toasts = recordedToasts();
  const user = fakeUser();
  user.become(id === undefined ? undefined : { userId: id, roles: ['Admin'] });
  return {
    toasts,
    refreshes: user.refreshes,
    ...notifyRoleChanges(toasts, user),
    ...notifyRoleDecisions(toasts, user),
  };
}

describe('ROLE-04, ROLE-07, REL-09 a change of a role', () => {
  it.each([
    ['one’s own', '7', 1],
    ['another user’s', '8', 0],
    ['any user’s after signing out', undefined, 0],
  ])('of %s refreshes the session: %s', (_, id, times) => {
    const { notifyRemoved, notifyGranted, refreshes, toasts } = signedIn(id);
    notifyRemoved(aHolder({ id: 7 }));
    expect(refreshes()).toBe(times);
    notifyGranted(aRoleRequest({ userId: 7 }));
    expect(refreshes()).toBe(2 * times);
    expect(toasts.subjects()).toEqual(['roleHolderRemoved', 'roleRequestGranted']);
  });

  it.each<[Failure, readonly string[]]>([
    ['serverFailed', ['roleHolderNotRemoved', 'requestNotDecided']],
    ['unauthorized', []],
    ['aborted', []],
  ])('that fails is notified unless the reader knows of it (%s)', (reason, subjects) => {
    const { notifyNotRemoved, notifyNotDecided, toasts } = signedIn('7');
    notifyNotRemoved(reason);
    notifyNotDecided(reason);
    expect(toasts.subjects()).toEqual(subjects);
  });
});
