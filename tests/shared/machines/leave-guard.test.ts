import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';

function guardOf(changes: { there: boolean }) {
  const held: boolean[] = [];
  const listeners = new Set<() => void>();
  const machine = leaveGuardMachine.provide({
    actors: {
      holdBack: fromCallback(() => {
        held.push(true);
        return () => held.push(false);
      }),
    },
    actions: { leave: () => undefined },
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
  return { guard, held, listeners, turn };
}

describe('MEMB-05 the guard of a page', () => {
  it('holds its reader back as soon as the page has changes, and no longer', () => {
    const { guard, held, turn } = guardOf({ there: false });
    guard.start();
    expect(held).toEqual([]);
    turn(true);
    turn(true);
    expect(held).toEqual([true]);
    turn(false);
    expect(held).toEqual([true, false]);
  });

  it('holds them back from the first where changes were given back, and lets go of a page that has gone', () => {
    const { guard, held, listeners } = guardOf({ there: true });
    guard.start();
    expect(held).toEqual([true]);
    guard.stop();
    expect([held, listeners.size]).toEqual([[true, false], 0]);
  });
});
