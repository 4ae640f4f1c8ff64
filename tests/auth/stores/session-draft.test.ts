import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { accountBindings, EMAIL_CHANGE_FORM, PASSWORD_CHANGE_FORM } from '@/composition/account.bindings.ts';
import { done } from '@/shared/domain/outcome.ts';
import { aRawToken } from '../../builders/access-token.ts';
import { coreOf } from '../../fakes/core.ts';
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
  core.container.load(accountBindings);
  const open = () => {
    const provided = core.container.get(EMAIL_CHANGE_FORM);
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
    core.container.load(accountBindings);
    const provided = core.container.get(PASSWORD_CHANGE_FORM);
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
