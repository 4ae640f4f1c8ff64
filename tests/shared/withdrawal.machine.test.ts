import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { provideWithdrawal, withdrawalMachine } from '@/shared/withdrawal.machine.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { recordedToasts } from '../fakes/toasts.ts';
import { fails, succeeds, walkMachine } from '../support/walk-machine.ts';

function waiting() {
  const calls = handSettled<[], Outcome<null>>();
  const toasts = recordedToasts();
  let rereads = 0;
  const withdrawal = provideWithdrawal(calls.call, toasts, {
    withdrawn: 'linkWithdrawn',
    notWithdrawn: 'linkNotWithdrawn',
    unsure: 'linkWithdrawalUnsure',
  });
  const actor = createActor(withdrawal(() => void (rereads += 1))).start();
  const confirm = () => {
    actor.send({ type: 'withdrawal.asked' });
    actor.send({ type: 'withdrawal.confirmed' });
    actor.send({ type: 'withdrawal.confirmed' });
  };
  return { actor, calls, toasts, confirm, rereads: () => rereads };
}

describe('MINE-02 ROLE-08 taking a request back', () => {
  it('asks first', () => {
    const { actor, calls } = waiting();
    actor.send({ type: 'withdrawal.confirmed' });
    actor.send({ type: 'withdrawal.asked' });
    expect(actor.getSnapshot().hasTag('asking')).toBe(true);
    actor.send({ type: 'withdrawal.cancelled' });
    expect(actor.getSnapshot().hasTag('asking')).toBe(false);
    expect(calls.calls).toHaveLength(0);
  });

  it('REL-17 is sent once, and what became of the request is read again', async () => {
    const { actor, calls, toasts, confirm, rereads } = waiting();
    confirm();
    actor.send({ type: 'withdrawal.cancelled' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    calls.last().resolve(done(null));
    await settled();
    expect([calls.calls.length, rereads()]).toEqual([1, 1]);
    expect(toasts.subjects()).toEqual(['linkWithdrawn']);
  });

  it('that an Admin was faster than says so, and reads again what they decided', async () => {
    const { calls, toasts, confirm, rereads } = waiting();
    confirm();
    calls.last().resolve(refused('conflict'));
    await settled();
    expect(toasts.find('linkNotWithdrawn')).toMatchObject({ reason: 'conflict' });
    expect(rereads()).toBe(1);
  });

  it('that another tab has taken back already counts as taken back', async () => {
    const { calls, toasts, confirm, rereads } = waiting();
    confirm();
    calls.last().resolve(refused('notFound'));
    await settled();
    expect([toasts.subjects(), rereads()]).toEqual([['linkWithdrawn'], 1]);
  });

  it('REL-16 whose answer was lost is not said to have failed, and is looked for', async () => {
    const { calls, toasts, confirm, rereads } = waiting();
    confirm();
    calls.last().resolve(refused('timedOut'));
    await settled();
    expect([toasts.subjects(), rereads()]).toEqual([['linkWithdrawalUnsure'], 1]);
  });

  it('arrives after the page was left, and says when it failed', async () => {
    const { actor, calls, toasts, confirm } = waiting();
    confirm();
    actor.stop();
    calls.last().resolve(refused('conflict'));
    await settled();
    expect(toasts.subjects()).toEqual(['linkNotWithdrawn']);
  });

  it('REL-18 arrives after the page was left, and says when it is done', async () => {
    const { actor, calls, toasts, confirm } = waiting();
    confirm();
    actor.stop();
    calls.last().resolve(done(null));
    await settled();
    expect(toasts.subjects()).toEqual(['linkWithdrawn']);
  });

  it('REL-27 is walked in every state and transition', async () => {
    const report = await walkMachine({
      machine: withdrawalMachine,
      events: [
        { type: 'withdrawal.asked' },
        { type: 'withdrawal.confirmed' },
        { type: 'withdrawal.cancelled' },
        ...succeeds(withdrawalMachine, 'withdraw', null),
        ...fails(withdrawalMachine, 'withdraw'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
