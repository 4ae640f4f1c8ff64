import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type BranchesEvent, branchesMachine } from '@/organisation/organisation.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { aDepartment } from '../builders/organisation.ts';
import { walkMachine } from '../support/walk-machine.ts';

const DEPARTMENTS = [aDepartment()];

/** A running machine, and the committees of each reading. */
function reading(ids: readonly EntityId[]) {
  const asked: (readonly EntityId[])[] = [];
  const machine = branchesMachine.provide({
    actors: {
      readBranches: fromCallback<BranchesEvent, readonly EntityId[]>(({ input }) => {
        asked.push(input);
      }),
    },
  });
  const actor = createActor(machine, { input: { ids } }).start();
  return { actor, asked, known: () => Object.fromEntries(actor.getSnapshot().context.branches) };
}

describe('the departments of all committees', () => {
  it('are added one after the other', () => {
    const { actor, asked, known } = reading([1, 2]);
    expect(asked).toEqual([[1, 2]]);
    expect(known()).toEqual({});
    actor.send({ type: 'branch.read', id: 2, departments: DEPARTMENTS });
    expect(known()).toEqual({ 2: DEPARTMENTS });
    expect(actor.getSnapshot().value).toBe('reading');
    actor.send({ type: 'branch.read', id: 1, departments: [] });
    actor.send({ type: 'branches.ended' });
    expect(known()).toEqual({ 1: [], 2: DEPARTMENTS });
    expect(actor.getSnapshot().value).toBe('whole');
  });

  it('that failed are read again, and only they', () => {
    const { actor, asked, known } = reading([1, 2, 3]);
    actor.send({ type: 'branch.failed', id: 1 });
    actor.send({ type: 'branch.read', id: 2, departments: DEPARTMENTS });
    actor.send({ type: 'branches.ended' });
    expect(actor.getSnapshot().value).toBe('partial');
    expect(known()).toEqual({ 1: 'missed', 2: DEPARTMENTS });
    actor.send({ type: 'retry.asked' });
    expect(asked).toEqual([
      [1, 2, 3],
      [1, 3],
    ]);
    expect(known()).toEqual({ 2: DEPARTMENTS });
  });

  it('are complete for a church without committees', () => {
    const { actor } = reading([]);
    actor.send({ type: 'branches.ended' });
    expect(actor.getSnapshot().value).toBe('whole');
  });
});

describe('REL-27 every state and transition of the departments', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: branchesMachine,
      inputs: [{ ids: [1] }],
      inert: ['readBranches'],
      tell: ({ context }) => [...context.branches],
      events: [
        { type: 'branch.read', id: 1, departments: DEPARTMENTS },
        { type: 'branch.failed', id: 1 },
        { type: 'branches.ended' },
        { type: 'retry.asked' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
