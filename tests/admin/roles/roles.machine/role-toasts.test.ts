import { describe, expect, it } from 'vitest';
import { makeRoleUndos, notifyRoleChanges } from '@/admin/roles/roles.machine.ts';
import type { RoleHolder } from '@/admin/roles/roles.ts';
import { done, type Failure } from '@/shared/outcome.ts';
import { aHolder } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** @param id the user who removes a role; undefined after a logout */
function signedIn(id: string | undefined) {
  const toasts = recordedToasts();
  const user = fakeUser();
  user.become(id === undefined ? undefined : { userId: id, roles: ['Admin'] });
  const given: RoleHolder[] = [];
  const giveBack = (holder: RoleHolder) => {
    given.push(holder);
    return Promise.resolve(done(null));
  };
  const changes = { notifications: toasts, user, undos: makeRoleUndos(toasts, user), nameRole: nameIt };
  return { toasts, given, refreshes: user.refreshes, ...notifyRoleChanges(giveBack, changes) };
}

const nameIt = (who: string, role: string): string => `${who}: ${role}`;

const removed = (holder: Partial<RoleHolder> = {}) => ({
  holder: aHolder({ id: 7, ...holder }),
  name: aHolder(holder).username,
  role: 'Editor',
});

describe('ROLE-04, REL-09 a role that is removed', () => {
  it.each([
    ['the user themselves', '7', 1],
    ['another user', '8', 0],
    ['any user after signing out', undefined, 0],
  ])('from %s refreshes the session: %s', (_, id, times) => {
    const { notifyRemoved, refreshes, toasts } = signedIn(id);
    notifyRemoved(removed());
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

describe('ROLE-08 a role that is removed', () => {
  it('is named with its member, and given back by undo', async () => {
    const { notifyRemoved, toasts, given } = signedIn('8');
    notifyRemoved(removed());
    const toast = toasts.find('roleHolderRemoved');
    expect(toast).toMatchObject({ tone: 'success', about: '김민수: Editor' });
    toast.onAction?.();
    await settled();
    expect(given).toEqual([removed().holder]);
  });

  it.each([
    ['by its own holder, who may give nothing any more', '7', {}],
    ['from a member whose address is not known', '8', { email: '' }],
  ])('%s is not offered back', (_, id, holder) => {
    const { notifyRemoved, toasts } = signedIn(id);
    notifyRemoved(removed(holder));
    expect(toasts.find('roleHolderRemoved')).not.toHaveProperty('onAction');
  });
});
