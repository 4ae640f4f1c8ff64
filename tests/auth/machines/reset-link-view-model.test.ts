import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { resetLinkMachine } from '@/auth/machines/reset-link.machine.ts';
import { selectResetEmail } from '@/auth/machines/reset-link-view-model.ts';

describe('ACCT-11 whose password a reset link is for', () => {
  it('is not known before the address was read, and nobody’s where it holds no link', () => {
    const actor = createActor(resetLinkMachine).start();
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'loading' });
    actor.send({ type: 'link.opened', link: undefined });
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'empty' });
  });

  it('stays on the page that says it is done, when the link is spent', () => {
    const actor = createActor(resetLinkMachine).start();
    actor.send({ type: 'link.opened', link: { email: 'minsu@example.org', code: 'a+b' } });
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'ready', value: 'minsu@example.org' });
    actor.send({ type: 'link.spent' });
    expect(selectResetEmail(actor.getSnapshot())).toEqual({ status: 'ready', value: '' });
  });
});
