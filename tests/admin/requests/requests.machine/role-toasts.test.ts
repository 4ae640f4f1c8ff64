import { describe, expect, it } from 'vitest';
import { notifyRoleDecisions } from '@/admin/requests/requests.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Failure } from '@/shared/outcome.ts';
import type { OfferUndo } from '@/shared/undo.machine.ts';
import { aRoleRequest } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

function signedIn(id: string | undefined) {
  const toasts = recordedToasts();
  const user = fakeUser();
  user.become(id === undefined ? undefined : { userId: id, roles: ['Admin'] });
  const reopened: EntityId[] = [];
  const repository = {
    reopen: (reopening: EntityId) => {
      reopened.push(reopening);
      return Promise.resolve(done(null));
    },
  };
  const nameRequest = (username: string, role: string) => `${username} ${role}`;
  const offered: Parameters<OfferUndo>[] = [];
  return {
    toasts,
    reopened,
    offered,
    offerUndo: (...offer: Parameters<OfferUndo>) => void offered.push(offer),
    refreshes: user.refreshes,
    ...notifyRoleDecisions({ notifications: toasts, user, repository, nameRequest }),
  };
}

describe('ROLE-07, REL-09 a role that is granted', () => {
  it.each([
    ['the user themselves', '7', 1],
    ['another user', '8', 0],
    ['any user after signing out', undefined, 0],
  ])('to %s refreshes the session: %s', (_, id, times) => {
    const { notifyGranted, refreshes, offered, offerUndo } = signedIn(id);
    notifyGranted(aRoleRequest({ userId: 7 }), offerUndo);
    expect(refreshes()).toBe(times);
    expect(offered.map(([toast]) => toast.subject)).toEqual(['roleRequestGranted']);
  });

  it('says whose request for which role it was, and can be undone (ROLE-08)', async () => {
    const { notifyGranted, refreshes, offered, offerUndo, reopened } = signedIn('7');
    const request = aRoleRequest({ userId: 7 });
    notifyGranted(request, offerUndo);
    const [[toast, undo] = []] = offered;
    expect(toast).toMatchObject({ tone: 'success', about: `${request.username} ${request.role}` });
    expect(await undo?.()).toEqual(done(null));
    expect(reopened).toEqual([request.id]);
    expect(refreshes()).toBe(2);
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
