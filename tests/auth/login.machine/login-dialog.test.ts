import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type LoginDialogEvent, loginDialogMachine } from '@/auth/login.machine.ts';
import type { LoginDue } from '@/auth/login.ts';

function dialog() {
  const visited: string[] = [];
  const moves: ('open' | 'close')[] = [];
  const notified: (LoginDue | undefined)[] = [];
  const standing = new Set<LoginDue | undefined>();
  const machine = loginDialogMachine.provide({
    actors: {
      element: fromCallback<{ readonly type: 'open' | 'close' }>(({ receive }) =>
        receive(({ type }) => void moves.push(type)),
      ),
      message: fromCallback<LoginDialogEvent, LoginDue | undefined>(({ input }) => {
        notified.push(input);
        standing.add(input);
        return () => standing.delete(input);
      }),
    },
    actions: { goTo: (_, address) => void visited.push(address) },
  });
  return {
    visited,
    moves,
    notified,
    standing: () => [...standing],
    actor: createActor(machine, { input: { home: '/home' } }).start(),
  };
}

describe('AUTH-05 where a login leads', () => {
  it('home, when the reader asked for it', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
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

  it('and not to the page of an earlier attempt', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/home']);
  });
});

describe('AUTH-02 the dialog', () => {
  it('can be closed without navigation, and a late success navigates nowhere either', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual([]);
  });

  it('that was opened for a page closes when that page is left', () => {
    const { actor } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('that the reader opened stays open when the page changes', () => {
    const { actor } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('open');
  });

  it('keeps to the first occasion while it stands open', () => {
    const { actor } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'login.asked', occasion: 'sessionEnded', returnTo: '/intro/vision' });
    expect(actor.getSnapshot().context.occasion).toBe('asked');
  });

  it('opens and closes the element in the page, and then lets its form begin again', () => {
    const { actor, moves } = dialog();
    const emitted: string[] = [];
    actor.on('dialog.closed', () => emitted.push(moves.join()));
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    expect([moves, emitted]).toEqual([['open'], []]);
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'login.closed' });
    expect([moves, emitted]).toEqual([['open', 'close'], ['open,close']]);
  });
});

describe('AUTH-15, REL-08 a session that ended', () => {
  const ended = { type: 'session.ended', how: 'sessionEnded', returnTo: '/account/profile' } as const;

  it('is notified on a page for everyone', () => {
    const { actor, notified } = dialog();
    actor.send(ended);
    expect(notified).toEqual(['sessionEnded']);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it.each(['sessionEnded', 'endedElsewhere'] as const)('is shown only in the dialog on a guarded page: %s', (how) => {
    const { actor, notified, visited } = dialog();
    actor.send({ type: 'page.needsLogin' });
    actor.send({ ...ended, how });
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    expect(notified).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { occasion: how } });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/account/profile']);
  });

  it('on a guarded page closes its dialog when that page is left', () => {
    const { actor, notified } = dialog();
    actor.send({ type: 'page.needsLogin' });
    actor.send(ended);
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send(ended);
    expect(notified).toEqual(['sessionEnded']);
  });

  it('is shown until a user signs in (REL-02)', () => {
    const { actor, standing } = dialog();
    const due = () => actor.getSnapshot().context.due;
    expect(due()).toBeUndefined();
    actor.send(ended);
    expect([due(), standing()]).toEqual(['sessionEnded', ['sessionEnded']]);
    actor.send({ type: 'login.asked', occasion: 'sessionEnded', returnTo: '/intro/vision' });
    actor.send({ type: 'login.succeeded' });
    expect([due(), standing()]).toEqual([undefined, []]);
  });

  it('returns to the same page after a login by any button', () => {
    const { actor, visited } = dialog();
    actor.send(ended);
    actor.send({ type: 'message.gone' });
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/communion/events?day=2026-11-22' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/communion/events?day=2026-11-22']);
  });

  it('replaces an older message', () => {
    const { actor, notified, standing } = dialog();
    actor.send({ type: 'session.tokenRejected' });
    actor.send(ended);
    expect([notified, standing()]).toEqual([['tokenRejected', 'sessionEnded'], ['sessionEnded']]);
  });
});

describe('AUTH-13, REL-02 a session whose token is rejected', () => {
  it('is notified once while the message is shown, and leaves a guarded page open', () => {
    const { actor, notified } = dialog();
    actor.send({ type: 'page.needsLogin' });
    actor.send({ type: 'session.tokenRejected' });
    actor.send({ type: 'session.tokenRejected' });
    expect(notified).toEqual(['tokenRejected']);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('is notified again after the message was closed', () => {
    const { actor, notified } = dialog();
    actor.send({ type: 'session.tokenRejected' });
    actor.send({ type: 'message.gone' });
    expect(actor.getSnapshot().context.due).toBeUndefined();
    actor.send({ type: 'session.tokenRejected' });
    expect(notified).toEqual(['tokenRejected', 'tokenRejected']);
  });

  it('is forgotten with its message when a later call is accepted, but not an end of the session', () => {
    const { actor, notified, standing } = dialog();
    actor.send({ type: 'session.tokenRejected' });
    actor.send({ type: 'session.tokenAccepted' });
    expect([actor.getSnapshot().context.due, standing()]).toEqual([undefined, []]);
    actor.send({ type: 'session.ended', how: 'sessionEnded', returnTo: '/' });
    actor.send({ type: 'session.tokenAccepted' });
    expect([notified, standing()]).toEqual([['tokenRejected', 'sessionEnded'], ['sessionEnded']]);
  });

  it('is not notified during a login, nor when the session is already over', () => {
    const { actor, notified } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'session.tokenRejected' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'session.ended', how: 'sessionEnded', returnTo: '/' });
    actor.send({ type: 'session.tokenRejected' });
    expect(notified).toEqual(['sessionEnded']);
  });
});
