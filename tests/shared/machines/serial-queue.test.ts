import { describe, expect, it } from 'vitest';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type LockKeys, makeSerialQueue } from '@/shared/machines/serial-queue.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

function line() {
  const queue = makeSerialQueue();
  const calls = handSettled<[name: string], Outcome<null>>();
  const ends = new Map<string, Outcome<unknown>>();
  const note = (name: string) => (outcome: Outcome<unknown>) => void ends.set(name, outcome);
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

describe('calls in turn', () => {
  it('those that touch nothing in common go side by side', async () => {
    const { change, running } = line();
    change('one', about('a'));
    change('other', about('b'));
    await settled();
    expect(running()).toEqual(['one', 'other']);
  });

  it('those that share something go one after the other', async () => {
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

  it('what stood on a refused change of the same subject is not sent, all the way', async () => {
    const { change, running, answer, ends } = line();
    for (const name of ['first', 'second', 'third']) change(name, about('a'));
    await settled();
    await answer('first', refused('forbidden'));
    expect(running()).toEqual(['first']);
    expect([ends.get('second'), ends.get('third')]).toEqual([refused('aborted'), refused('aborted')]);
  });

  it('a refused change of another subject holds nothing back', async () => {
    const { change, running, answer } = line();
    change('first', about('a', 'shared'));
    change('second', about('b', 'shared'));
    await settled();
    await answer('first', refused('conflict'));
    expect(running()).toEqual(['first', 'second']);
  });

  it('whoever begins anew after a failure is sent', async () => {
    const { change, running, answer } = line();
    change('first', about('a'));
    await settled();
    await answer('first', refused('forbidden'));
    change('again', about('a'));
    await settled();
    expect(running()).toEqual(['first', 'again']);
  });

  it('a reading waits for all changes before it, and all later ones for the reading', async () => {
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

  it('a call that breaks is unexpected, and the next has its turn', async () => {
    const { change, running, breakDown, ends } = line();
    change('first', about('a', 'shared'));
    change('second', about('b', 'shared'));
    await settled();
    await breakDown();
    expect(ends.get('first')).toEqual(refused('unexpected'));
    expect(running()).toEqual(['first', 'second']);
  });
});
