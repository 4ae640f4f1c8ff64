import { describe, expect, it } from 'vitest';
import { notifyRoleChanges, notifyRoleDecisions } from '@/admin/machines/role-notices.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { aHolder, aRoleRequest } from '../../builders/role.ts';
import { recordedToasts } from '../../fakes/notices.ts';

function signedIn(id: string | undefined) {
  const notices = recordedToasts();
  let refreshes = 0;
  const user = { id: () => id, refresh: () => void (refreshes += 1) };
  return {
    notices,
    refreshes: () => refreshes,
    ...notifyRoleChanges(notices, user),
    ...notifyRoleDecisions(notices, user, (username) => `of ${username}`),
  };
}

describe('ROLE-04, ROLE-07, REL-09 a role that changes hands', () => {
  it.each([
    ['one’s own', '7', 1],
    ['somebody else’s', '8', 0],
    ['anybody’s while nobody is signed in', undefined, 0],
  ])('of %s reaches the session: %s', (_, id, times) => {
    const { notifyRemoved, notifyGranted, refreshes, notices } = signedIn(id);
    notifyRemoved(aHolder({ id: 7 }));
    expect(refreshes()).toBe(times);
    notifyGranted(aRoleRequest({ userId: 7 }));
    expect(refreshes()).toBe(2 * times);
    expect(notices.subjects()).toEqual(['roleHolderRemoved', 'roleRequestGranted']);
  });

  it('that is declined is offered back', () => {
    const { offerUndo, notices } = signedIn('7');
    const undo = () => undefined;
    const due = () => undefined;
    offerUndo({ request: aRoleRequest({ username: '김민수' }), reason: '' }, { undo, due });
    expect(notices.find('roleRequestDeclined')).toMatchObject({ about: 'of 김민수', onAction: undo, onGone: due });
  });

  it.each<[Failure, readonly string[]]>([
    ['serverFailed', ['roleHolderNotRemoved', 'roleRequestNotDecided']],
    ['unauthorized', []],
    ['aborted', []],
  ])('that does not is told unless its reader knows (%s)', (reason, subjects) => {
    const { notifyNotRemoved, notifyNotDecided, notices } = signedIn('7');
    notifyNotRemoved(reason);
    notifyNotDecided(reason);
    expect(notices.subjects()).toEqual(subjects);
  });
});
