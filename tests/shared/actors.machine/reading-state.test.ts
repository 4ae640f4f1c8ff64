import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { failing, fromOutcome, keeping, readingState, retrying, unimplementedActor } from '@/shared/actors.machine.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

interface Context {
  readonly names: readonly string[];
  readonly reason: Failure | undefined;
  readonly notified: readonly Failure[];
}

interface Asked {
  readonly type: 'retry.asked' | 'names.outdated';
}

const BLANK: Context = { names: [], reason: undefined, notified: [] };
const OUTDATED: Asked = { type: 'names.outdated' };

const namesMachine = setup({
  types: { context: BLANK, events: OUTDATED },
  actors: { read: fromPromise<readonly string[]>(unimplementedActor('read')) },
  actions: {
    keep: assign((_, names: readonly string[]) => ({ names, reason: undefined })),
    fail: assign((_, reason: Failure) => ({ reason })),
    tell: assign(({ context }, reason: Failure) => ({ notified: [...context.notified, reason] })),
  },
}).createMachine({
  context: BLANK,
  initial: 'reading',
  states: {
    reading: readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['fail', 'tell'] }),
    ready: { on: { 'names.outdated': 'rereading' } },
    rereading: { invoke: { src: 'read', onDone: keeping('ready', 'keep'), onError: failing('ready', 'tell') } },
    failed: retrying('reading'),
  },
});

function opened() {
  const reads = handSettled<[], Outcome<readonly string[]>>();
  const machine = namesMachine.provide({ actors: { read: fromOutcome(() => reads.call()) } });
  const actor = createActor(machine).start();
  const answer = async (outcome: Outcome<readonly string[]>) => {
    reads.last().resolve(outcome);
    await settled();
  };
  return { actor, reads, answer, snapshot: () => actor.getSnapshot() };
}

describe('a state that reads', () => {
  it('keeps the answer', async () => {
    const { answer, snapshot } = opened();
    await answer(done(['김민수']));
    expect(snapshot()).toMatchObject({ value: 'ready', context: { names: ['김민수'], notified: [] } });
  });

  it('passes the reason to its actions, and reads again when asked to', async () => {
    const { actor, reads, answer, snapshot } = opened();
    await answer(refused('timedOut'));
    expect(snapshot()).toMatchObject({ value: 'failed', context: { reason: 'timedOut', notified: ['timedOut'] } });
    actor.send({ type: 'retry.asked' });
    expect(reads.calls).toHaveLength(2);
    await answer(done(['김민수']));
    expect(snapshot()).toMatchObject({ value: 'ready', context: { names: ['김민수'], reason: undefined } });
  });

  it('fails when the call throws', async () => {
    const { reads, snapshot } = opened();
    reads.last().reject(brokenOnPurpose());
    await settled();
    expect(snapshot()).toMatchObject({ value: 'failed', context: { reason: 'unexpected' } });
  });

  it('can have another target for a failure', async () => {
    const { actor, answer, snapshot } = opened();
    await answer(done(['김민수']));
    actor.send(OUTDATED);
    await answer(refused('serverFailed'));
    expect(snapshot()).toMatchObject({ value: 'ready', context: { names: ['김민수'], notified: ['serverFailed'] } });
  });
});
