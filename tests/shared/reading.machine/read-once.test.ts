import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { createReadOnceMachine, readOnce } from '@/shared/reading.machine.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const reading = () => {
  const reads = handSettled<[signal: AbortSignal], Outcome<readonly string[]>>();
  const listeners = new Set<() => void>();
  const { machine, select } = readOnce({
    read: reads.call,
    isEmpty: (list) => list.length === 0,
    onOutdated: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const actor = createActor(machine).start();
  return { actor, reads, listeners, viewModel: () => select(actor.getSnapshot()) };
};

type Reads = ReturnType<typeof reading>['reads'];

describe('a reading', () => {
  it('is loading, and then ready', async () => {
    const { reads, viewModel } = reading();
    expect(viewModel()).toEqual({ status: 'loading' });
    reads.last().resolve(done(['news']));
    await settled();
    expect(viewModel()).toEqual({ status: 'ready', value: ['news'] });
  });

  it('can be empty', async () => {
    const { reads, viewModel } = reading();
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel()).toEqual({ status: 'empty' });
  });

  it.each([
    ['is refused', 'timedOut', (reads: Reads) => reads.last().resolve(refused('timedOut'))],
    ['breaks', 'unexpected', (reads: Reads) => reads.last().reject(brokenOnPurpose())],
  ])('shows the reason and can be repeated when it %s', async (_, reason, spoil) => {
    const { actor, reads, viewModel } = reading();
    spoil(reads);
    await settled();
    expect(viewModel()).toEqual({ status: 'failed', reason });
    actor.send({ type: 'retry.asked' });
    expect(viewModel()).toEqual({ status: 'loading' });
    reads.last().resolve(done(['news']));
    await settled();
    expect(viewModel()).toEqual({ status: 'ready', value: ['news'] });
    expect(reads.calls).toHaveLength(2);
  });

  it('can be read again, and is loading meanwhile', async () => {
    const { actor, reads, viewModel } = reading();
    reads.last().resolve(done(['news']));
    await settled();
    actor.send({ type: 'retry.asked' });
    expect(viewModel()).toEqual({ status: 'loading' });
    reads.last().resolve(done(['newer']));
    await settled();
    expect(viewModel()).toEqual({ status: 'ready', value: ['newer'] });
  });

  it('is read again when it has changed, also when it was empty or is being read', async () => {
    const { actor, reads, listeners, viewModel } = reading();
    reads.last().resolve(done([]));
    await settled();
    for (const notify of listeners) notify();
    expect(viewModel()).toEqual({ status: 'loading' });
    const first = reads.last();
    for (const notify of listeners) notify();
    expect(first.args[0].aborted).toBe(true);
    reads.last().resolve(done(['news']));
    await settled();
    expect(viewModel()).toEqual({ status: 'ready', value: ['news'] });
    actor.stop();
    expect(listeners.size).toBe(0);
  });

  it('REL-18 is aborted when its page is left', () => {
    const { actor, reads } = reading();
    actor.stop();
    expect(reads.last().args[0].aborted).toBe(true);
  });
});

describe('REL-27 every state and transition of a reading', () => {
  const machine = createReadOnceMachine<unknown>();

  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine,
      inert: ['changes'],
      events: [
        { type: 'retry.asked' },
        { type: 'value.outdated' },
        ...succeeds(machine, 'read', { value: 1, isEmpty: false }),
        ...succeeds(machine, 'read', { value: [], isEmpty: true }),
        ...fails(machine, 'read'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
