import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { loginDialogMachine } from '@/auth/machines/login-dialog.machine.ts';

function dialog() {
  const visited: string[] = [];
  const machine = loginDialogMachine.provide({ actions: { goTo: (_, address) => void visited.push(address) } });
  return { visited, actor: createActor(machine).start() };
}

describe('AUTH-05 where a login leads', () => {
  it('home, when the reader asked for it', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/home']);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('to the page that was asked for, when it needed a session (ROUTE-07)', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/role/detail/1?tab=2' });
    expect(actor.getSnapshot().context.occasion).toBe('pageNeedsSession');
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/role/detail/1?tab=2']);
  });

  it('never off the site (REL-11)', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '//evil.example' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/home']);
  });

  it('and forgets the page of last time', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'login.asked', occasion: 'asked' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/home']);
  });
});

describe('AUTH-02 the dialog', () => {
  it('closes without leading anywhere, and a late success neither', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual([]);
  });

  it('that came up for a page goes with that page', () => {
    const { actor } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('that the reader asked for stays when the page changes', () => {
    const { actor } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked' });
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('open');
  });

  it('is remembered to have been asked for, and keeps to the first occasion while it stands open', () => {
    const { actor } = dialog();
    expect(actor.getSnapshot().context.wasAsked).toBe(false);
    actor.send({ type: 'login.asked', occasion: 'asked' });
    actor.send({ type: 'login.asked', occasion: 'sessionEnded' });
    expect(actor.getSnapshot().context).toMatchObject({ wasAsked: true, occasion: 'asked' });
  });
});
