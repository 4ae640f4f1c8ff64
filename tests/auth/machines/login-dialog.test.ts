import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type LoginDialogEvent, type LoginDue, loginDialogMachine } from '@/auth/machines/login-dialog.machine.ts';

function dialog() {
  const visited: string[] = [];
  const told: (LoginDue | undefined)[] = [];
  const standing = new Set<LoginDue | undefined>();
  const machine = loginDialogMachine.provide({
    actors: {
      message: fromCallback<LoginDialogEvent, LoginDue | undefined>(({ input }) => {
        told.push(input);
        standing.add(input);
        return () => standing.delete(input);
      }),
    },
    actions: { goTo: (_, address) => void visited.push(address) },
  });
  return {
    visited,
    told,
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

  it('and forgets the page of last time', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/home']);
  });
});

describe('AUTH-02 the dialog', () => {
  it('closes without leading anywhere, and a late success neither', () => {
    const { actor, visited } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
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
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('open');
  });

  it('is remembered to have been asked for, and keeps to the first occasion while it stands open', () => {
    const { actor } = dialog();
    expect(actor.getSnapshot().context.wasAsked).toBe(false);
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'login.asked', occasion: 'sessionEnded', returnTo: '/intro/vision' });
    expect(actor.getSnapshot().context).toMatchObject({ wasAsked: true, occasion: 'asked' });
  });
});

describe('AUTH-15, REL-08 a session that ended', () => {
  const ended = { type: 'session.ended', how: 'sessionEnded', returnTo: '/account/profile' } as const;

  it('is told in passing on a page for everyone', () => {
    const { actor, told } = dialog();
    actor.send(ended);
    expect(told).toEqual(['sessionEnded']);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it.each(['sessionEnded', 'endedElsewhere'] as const)('is told by the dialog alone on a guarded page: %s', (how) => {
    const { actor, told, visited } = dialog();
    actor.send({ type: 'page.guarded' });
    actor.send({ ...ended, how });
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    expect(told).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { occasion: how, wasAsked: true } });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/account/profile']);
  });

  it('on a guarded page: its dialog goes with that page, and the next page is none', () => {
    const { actor, told } = dialog();
    actor.send({ type: 'page.guarded' });
    actor.send(ended);
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send(ended);
    expect(told).toEqual(['sessionEnded']);
  });

  it('is remembered until somebody signs in, and its message stands as long (REL-02)', () => {
    const { actor, standing } = dialog();
    const due = () => actor.getSnapshot().context.due;
    expect(due()).toBeUndefined();
    actor.send(ended);
    expect([due(), standing()]).toEqual(['sessionEnded', ['sessionEnded']]);
    actor.send({ type: 'login.asked', occasion: 'sessionEnded', returnTo: '/intro/vision' });
    actor.send({ type: 'login.succeeded' });
    expect([due(), standing()]).toEqual([undefined, []]);
  });

  it('leads back to the page where one was, from every login button', () => {
    const { actor, visited } = dialog();
    actor.send(ended);
    actor.send({ type: 'message.gone' });
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/communion/events?day=2026-11-22' });
    actor.send({ type: 'login.succeeded' });
    expect(visited).toEqual(['/communion/events?day=2026-11-22']);
  });

  it('takes the place of an older message', () => {
    const { actor, told, standing } = dialog();
    actor.send({ type: 'session.doubted' });
    actor.send(ended);
    expect([told, standing()]).toEqual([['sessionDoubted', 'sessionEnded'], ['sessionEnded']]);
  });
});

describe('AUTH-13, REL-02 a session that the server does not know any more', () => {
  it('is told in passing, once while that stands, and keeps a guarded page as it is', () => {
    const { actor, told } = dialog();
    actor.send({ type: 'page.guarded' });
    actor.send({ type: 'session.doubted' });
    actor.send({ type: 'session.doubted' });
    expect(told).toEqual(['sessionDoubted']);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('is told anew when that has been closed', () => {
    const { actor, told } = dialog();
    actor.send({ type: 'session.doubted' });
    actor.send({ type: 'message.gone' });
    expect(actor.getSnapshot().context.due).toBeUndefined();
    actor.send({ type: 'session.doubted' });
    expect(told).toEqual(['sessionDoubted', 'sessionDoubted']);
  });

  it('is not told to whoever logs in already, nor when it is known to be over', () => {
    const { actor, told } = dialog();
    actor.send({ type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' });
    actor.send({ type: 'session.doubted' });
    actor.send({ type: 'login.closed' });
    actor.send({ type: 'session.ended', how: 'sessionEnded', returnTo: '/' });
    actor.send({ type: 'session.doubted' });
    expect(told).toEqual(['sessionEnded']);
  });
});
