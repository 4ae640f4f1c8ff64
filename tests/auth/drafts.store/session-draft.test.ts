import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import { accountEntry } from '@/composition/account.ts';
import { done } from '@/shared/outcome.ts';
import { aRawToken } from '../../builders/access-token.ts';
import { coreOf } from '../../fakes/core.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { endSession } from '../../fakes/end-session.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const mine = aRawToken();
const theirs = aRawToken({ sid: 'somebody-else' });

/** A member on an account page, with a server that refuses every token. */
async function memberAtForm() {
  let signsIn = mine;
  const { send } = scriptedSender(({ path }) =>
    path.endsWith('login') ? answered(200, { accessToken: signsIn }) : answered(path.endsWith('Refresh') ? 401 : 403),
  );
  const core = await coreOf({ kept: mine, send });
  const open = () => {
    const provided = core.servicesOf(accountEntry).emailChangeForm;
    const form = createActor(provided.machine, { input: provided.input() }).start();
    return {
      write: (value: string) => form.send({ type: 'field.changed', field: 'newEmail', value }),
      submit: async () => {
        form.send({ type: 'form.submitted' });
        await settled();
      },
      leave: () => form.stop(),
      written: () => provided.select(form.getSnapshot()).values.newEmail,
    };
  };
  const signIn = async (token: string) => {
    signsIn = token;
    core.session.send({ type: 'signIn.asked', credentials: { email: 'a@b.kr', password: 'x' } });
    await settled();
  };
  return { core, open, signIn };
}

describe('AUTH-15 the values of an account form', () => {
  it('are restored when the session ended by itself and the same user signs in', async () => {
    const { core, open, signIn } = await memberAtForm();
    const form = open();
    form.write('new@example.org');
    await form.submit();
    expect(core.state()).toBe('signedOut');
    expect(core.toasts.subjects()).toEqual(['sessionEnded']);
    form.leave();
    await signIn(mine);
    expect(open().written()).toBe('new@example.org');
  });

  it('are not restored for another user', async () => {
    const { open, signIn } = await memberAtForm();
    const form = open();
    form.write('new@example.org');
    await form.submit();
    form.leave();
    await signIn(theirs);
    expect(open().written()).toBe('');
  });

  it('are dropped when the page is left', async () => {
    const { open } = await memberAtForm();
    const form = open();
    form.write('new@example.org');
    form.leave();
    expect(open().written()).toBe('');
  });

  it('are dropped when the user signs out', async () => {
    const { core, open, signIn } = await memberAtForm();
    open().write('new@example.org');
    core.session.send({ type: 'signOut.asked' });
    await settled();
    await signIn(mine);
    expect(open().written()).toBe('');
  });

  it('are dropped once they were accepted', async () => {
    const core = await coreOf({
      kept: mine,
      send: scriptedSender(() => answered(200)).send,
      gateway: { signIn: () => Promise.resolve(done(mine)) },
    });
    const provided = core.servicesOf(accountEntry).passwordChangeForm;
    const form = createActor(provided.machine, { input: provided.input() }).start();
    for (const field of ['oldPassword', 'password', 'confirmation'])
      form.send({ type: 'field.changed', field, value: 'Somang1977!' });
    form.send({ type: 'form.submitted' });
    await settled();
    expect(provided.select(form.getSnapshot()).isSubmitted).toBe(true);
    endSession(core.session);
    core.session.send({ type: 'signIn.asked', credentials: { email: 'a@b.kr', password: 'x' } });
    await settled();
    const again = createActor(provided.machine, { input: provided.input() }).start();
    expect(provided.select(again.getSnapshot()).values).toEqual({ oldPassword: '', password: '', confirmation: '' });
  });
});

describe('REL-09, AUTH-15 a draft that only its user sees', () => {
  const admin = { userId: 'admin-1', roles: ['Admin'] };

  /** A draft that was written by a signed-in Admin. */
  function written() {
    const user = fakeUser();
    user.become(admin);
    const draft = makeSessionDraft<string>(user);
    draft.write('written');
    return { user, draft };
  }

  it('is not there while the session goes on, nor after a refresh with the same roles and more', () => {
    const { user, draft } = written();
    expect(draft.read()).toBeUndefined();
    user.become({ ...admin, roles: ['Admin', 'Editor'] });
    expect(draft.read()).toBeUndefined();
  });

  it('is there again once a role was lost and is given back, however often it is read', () => {
    const { user, draft } = written();
    user.become({ ...admin, roles: [] });
    user.become(admin);
    expect([draft.read(), draft.read()]).toEqual(['written', 'written']);
  });

  it('REL-16 is there with what may have been added already, for its own user alone', () => {
    const { user, draft } = written();
    draft.write('written', 'sent');
    expect(draft.lost?.()).toBeUndefined();
    user.become(undefined);
    user.become({ userId: 'admin-2', roles: ['Admin'] });
    expect(draft.lost?.()).toBeUndefined();
    user.become(admin);
    expect([draft.read(), draft.lost?.()]).toEqual(['written', 'sent']);
  });

  it('is not there for another user meanwhile, and still there for its own afterwards', () => {
    const { user, draft } = written();
    user.become(undefined);
    expect(draft.read()).toBeUndefined();
    user.become({ userId: 'admin-2', roles: ['Admin'] });
    expect(draft.read()).toBeUndefined();
    user.become(admin);
    expect(draft.read()).toBe('written');
  });

  it('belongs to the page from the next value on: it is dropped when that is left', () => {
    const { user, draft } = written();
    user.become(undefined);
    user.become(admin);
    draft.write('once more');
    expect(draft.read()).toBeUndefined();
    user.become(undefined);
    user.become(admin);
    expect(draft.read()).toBe('once more');
  });

  it('is neither written nor overwritten while nobody is signed in', () => {
    const { user, draft } = written();
    user.become(undefined);
    draft.write('late');
    user.become(admin);
    expect(draft.read()).toBe('written');
  });

  it('is gone after a sign-out', () => {
    const { user, draft } = written();
    user.go();
    user.become(admin);
    expect(draft.read()).toBeUndefined();
  });
});
