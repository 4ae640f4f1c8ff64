import { describe, expect, it } from 'vitest';
import { notifyRoleDecisions } from '@/admin/requests/requests.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { aRoleRequest } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

function signedIn(id: string | undefined) {
  const toasts = recordedToasts();
  const user = fakeUser();
  user.become(id === undefined ? undefined : { userId: id, roles: ['Admin'] });
  return { toasts, refreshes: user.refreshes, ...notifyRoleDecisions(toasts, user) };
}

describe('ROLE-07, REL-09 a role that is granted', () => {
  it.each([
    ['the user themselves', '7', 1],
    ['another user', '8', 0],
    ['any user after signing out', undefined, 0],
  ])('to %s refreshes the session: %s', (_, id, times) => {
    const { notifyGranted, refreshes, toasts } = signedIn(id);
    notifyGranted(aRoleRequest({ userId: 7 }));
    expect(refreshes()).toBe(times);
    expect(toasts.subjects()).toEqual(['roleRequestGranted']);
  });

  it.each<[Failure, readonly string[]]>([
    ['serverFailed', ['requestNotDecided']],
    ['unauthorized', []],
    ['aborted', []],
  ])('in vain is notified unless the reader knows of it (%s)', (reason, subjects) => {
    const { notifyNotDecided, toasts } = signedIn('7');
    notifyNotDecided(reason);
    expect(toasts.subjects()).toEqual(subjects);
  });
});
