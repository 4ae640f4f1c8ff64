import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideLeaveGuard } from '@/shared/machines/provide-leave-guard.ts';
import { receiving } from '../../fakes/receiver.ts';

function guardOf(changes: { there: boolean }, leave: () => void = () => undefined) {
  const held: boolean[] = [];
  const listeners = new Set<() => void>();
  let attempt: () => void = () => undefined;
  const machine = provideLeaveGuard({
    activate: (onAttempt) => {
      attempt = onAttempt;
      held.push(true);
      return () => held.push(false);
    },
    leave,
  });
  const guard = createActor(machine, {
    input: {
      areThere: () => changes.there,
      onNews: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const turn = (there: boolean) => {
    changes.there = there;
    for (const listener of listeners) listener();
  };
  return { guard, held, listeners, turn, tryLeaving: () => attempt() };
}

describe('MEMB-05 the leave guard of a page', () => {
  it('is active as soon as the page has changes, and no longer than that', () => {
    const { guard, held, turn } = guardOf({ there: false });
    guard.start();
    expect(held).toEqual([]);
    turn(true);
    turn(true);
    expect(held).toEqual([true]);
    turn(false);
    expect(held).toEqual([true, false]);
  });

  it('is active from the start when changes were restored, and ends with the page', () => {
    const { guard, held, listeners } = guardOf({ there: true });
    guard.start();
    expect(held).toEqual([true]);
    guard.stop();
    expect([held, listeners.size]).toEqual([[true, false], 0]);
  });

  it('REL-30 closes a panel without changes at once, and asks before it closes one with changes', () => {
    const { guard, turn } = guardOf({ there: false });
    const closed: string[] = [];
    const tryClosing = (what: string) =>
      guard.send({ type: 'close.asked', holder: receiving(() => closed.push(what)) });
    guard.start();
    tryClosing('unchanged');
    expect(closed).toEqual(['unchanged']);
    turn(true);
    tryClosing('changed');
    guard.send({ type: 'stay.chosen' });
    expect(closed).toEqual(['unchanged']);
    tryClosing('changed');
    guard.send({ type: 'leave.chosen' });
    expect(closed).toEqual(['unchanged', 'changed']);
  });

  it('leaves the page when its question was about that, whatever it asked before', () => {
    const left: string[] = [];
    const { guard, tryLeaving } = guardOf({ there: true }, () => left.push('page'));
    guard.start();
    guard.send({ type: 'close.asked', holder: receiving(() => left.push('part')) });
    guard.send({ type: 'stay.chosen' });
    tryLeaving();
    guard.send({ type: 'leave.chosen' });
    expect(left).toEqual(['page']);
  });
});
