import { describe, expect, it } from 'vitest';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type ChangeFailure, type LockKeys, makeSerialQueue } from '@/shared/serial-queue.store.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../fakes/reported-errors.ts';

function line() {
  const queue = makeSerialQueue();
  const calls = handSettled<[name: string], Outcome<null>>();
  const ends = new Map<string, Outcome<unknown, ChangeFailure>>();
  const note = (name: string) => (outcome: Outcome<unknown, ChangeFailure>) => void ends.set(name, outcome);
  return {
    ends,
    change: (name: string, lockKeys: LockKeys) => void queue.change(lockKeys, () => calls.call(name)).then(note(name)),
    read: (name: string) => void queue.read(() => calls.call(name)).then(note(name)),
    running: () => calls.calls.map(({ args: [name] }) => name),
    answer: async (name: string, outcome: Outcome<null> = done(null)) => {
      calls.calls.find(({ args }) => args[0] === name)?.resolve(outcome);
      await settled();
    },
    breakDown: async () => {
      calls.last().reject(brokenOnPurpose());
      await settled();
    },
  };
}

const about = (subject: string, ...others: readonly string[]): LockKeys => ({ subject, others });

describe('calls in the queue', () => {
  it('run at the same time when they share no lock key', async () => {
    const { change, running } = line();
    change('one', about('a'));
    change('other', about('b'));
    await settled();
    expect(running()).toEqual(['one', 'other']);
  });

  it('run one after the other when they share a lock key', async () => {
    const { change, running, answer } = line();
    change('first', about('a', 'shared'));
    change('second', about('b', 'shared'));
    change('third', about('b'));
    await settled();
    expect(running()).toEqual(['first']);
    await answer('first');
    expect(running()).toEqual(['first', 'second']);
    await answer('second');
    expect(running()).toEqual(['first', 'second', 'third']);
  });

  it('are not sent when they depend on a refused change of the same subject, however indirectly', async () => {
    const { change, running, answer, ends } = line();
    for (const name of ['first', 'second', 'third']) change(name, about('a'));
    await settled();
    await answer('first', refused('forbidden'));
    expect(running()).toEqual(['first']);
    expect([ends.get('second'), ends.get('third')]).toEqual([refused('unsent'), refused('unsent')]);
  });

  it('are sent after a refused change of another subject', async () => {
    const { change, running, answer } = line();
    change('first', about('a', 'shared'));
    change('second', about('b', 'shared'));
    await settled();
    await answer('first', refused('conflict'));
    expect(running()).toEqual(['first', 'second']);
  });

  it('are sent when they were added after the failure', async () => {
    const { change, running, answer } = line();
    change('first', about('a'));
    await settled();
    await answer('first', refused('forbidden'));
    change('again', about('a'));
    await settled();
    expect(running()).toEqual(['first', 'again']);
  });

  it('wait for a reading that waits for all changes before it', async () => {
    const { change, read, running, answer } = line();
    change('before', about('a'));
    read('reading');
    change('later', about('b'));
    await settled();
    expect(running()).toEqual(['before']);
    await answer('before');
    expect(running()).toEqual(['before', 'reading']);
    await answer('reading');
    expect(running()).toEqual(['before', 'reading', 'later']);
  });

  it('continue after a call that throws, which is unexpected', async () => {
    const { change, running, breakDown, ends } = line();
    change('first', about('a', 'shared'));
    change('second', about('b', 'shared'));
    await settled();
    await breakDown();
    expect(ends.get('first')).toEqual(refused('unexpected'));
    expect(running()).toEqual(['first', 'second']);
  });
});
