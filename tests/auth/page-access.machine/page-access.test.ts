import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { providePageAccess } from '@/auth/page-access.machine.ts';
import { done } from '@/shared/outcome.ts';
import { aRawToken } from '../../builders/access-token.ts';
import { type CoreFakes, coreOf } from '../../fakes/core.ts';
import { settled } from '../../fakes/deferred.ts';

const PAGE = '/member/manageMembers';

async function openPage(fakes: CoreFakes = {}) {
  const core = await coreOf({ page: PAGE, ...fakes });
  const accessTo = providePageAccess({
    session: core.session,
    dialog: core.dialog,
    navigation: core.navigation,
    pageAt: (path) => (path === PAGE ? 'members' : 'another'),
  });
  const { machine, input } = accessTo('members', 'admins');
  const page = createActor(machine, { input: input() }).start();
  return { ...core, page, access: () => page.getSnapshot().context.access };
}

describe('ROUTE-07 a page that needs a session', () => {
  it('opens the dialog, and closes it when the page is left', async () => {
    const { dialog, page } = await openPage();
    expect(dialog.getSnapshot()).toMatchObject({ value: 'open', context: { pageAsks: true, returnTo: PAGE } });
    page.stop();
    expect(dialog.getSnapshot()).toMatchObject({ value: 'closed', context: { pageAsks: false } });
  });

  it('opens it once, until the reader asks again', async () => {
    const { dialog, session, page } = await openPage();
    dialog.send({ type: 'login.closed' });
    session.send({ type: 'signIn.asked', credentials: { email: 'a', password: 'b' } });
    await settled();
    expect(dialog.getSnapshot().value).toBe('closed');
    page.send({ type: 'login.asked' });
    expect(dialog.getSnapshot().value).toBe('open');
  });

  it('does not open it for a user who logs out and is taken to another page', async () => {
    const { dialog, session, navigation, access } = await openPage({
      kept: aRawToken({ role: 'Admin' }),
      gateway: { revoke: () => Promise.resolve(done(null)) },
    });
    expect(access()).toBe('open');
    session.send({ type: 'signOut.asked' });
    expect(access()).toBe('unknown');
    await settled();
    expect(access()).toBe('signInNeeded');
    expect([navigation.visited, dialog.getSnapshot().value]).toEqual([['/logout'], 'closed']);
  });

  it('opens it for a user who comes back before the other page is shown', async () => {
    const { dialog, session, navigation, page } = await openPage({
      kept: aRawToken({ role: 'Admin' }),
      gateway: { revoke: () => Promise.resolve(done(null)) },
    });
    session.send({ type: 'signOut.asked' });
    await settled();
    navigation.replace(PAGE);
    page.send({ type: 'address.changed' });
    expect(dialog.getSnapshot()).toMatchObject({ value: 'open', context: { returnTo: PAGE } });
  });
});
