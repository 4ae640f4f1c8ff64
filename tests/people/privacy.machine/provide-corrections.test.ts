import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideCorrections } from '@/people/privacy.machine.ts';
import type { OwnCorrection } from '@/people/privacy.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

const asked = { field: 'telephone', wanted: '+595 981 765 432', note: '새 번호입니다.' } as const;
const waiting: OwnCorrection = { ...asked, id: 3, created: undefined, state: 'open', answer: '' };

/** One undecided request; the test answers every call. */
async function open() {
  const reads = handSettled<[], Outcome<readonly OwnCorrection[]>>();
  const goings = handSettled<[id: unknown], Outcome<null>>();
  const askings = handSettled<[correction: unknown], Outcome<null>>();
  const toasts = recordedToasts();
  const user = fakeUser();
  const { machine, select } = provideCorrections(
    { own: () => reads.call(), withdraw: (id) => goings.call(id), ask: (correction) => askings.call(correction) },
    toasts,
    user,
  );
  const actor = createActor(machine).start();
  reads.last().resolve(done([waiting]));
  await settled();
  const withdraw = () => actor.send({ type: 'withdrawal.asked', correction: waiting });
  return {
    actor,
    machine,
    reads,
    goings,
    askings,
    toasts,
    user,
    withdraw,
    viewModel: () => select(actor.getSnapshot()),
  };
}

describe('MINE-06 taking a correction back', () => {
  it('REL-17 is sent once, and the list is read again', async () => {
    const { reads, goings, toasts, withdraw, viewModel } = await open();
    withdraw();
    withdraw();
    expect(goings.calls.map(({ args }) => args)).toEqual([[3]]);
    goings.last().resolve(done(null));
    await settled();
    expect(toasts.find('correctionWithdrawn')).toBeDefined();
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel().corrections).toEqual({ status: 'empty' });
  });

  it('that is pressed while the list is read again is sent once, and that reading is ignored', async () => {
    const { actor, reads, goings, withdraw, viewModel } = await open();
    actor.send({ type: 'corrections.outdated' });
    withdraw();
    withdraw();
    expect(goings.calls.map(({ args }) => args)).toEqual([[3]]);
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel()).toEqual({ corrections: { status: 'ready', value: [waiting] }, withdrawing: waiting });
    goings.last().resolve(done(null));
    await settled();
    expect(reads.calls).toHaveLength(3);
  });

  it('REL-17 is not sent again until the list was read, although that begins once more', async () => {
    const { actor, reads, goings, withdraw, viewModel } = await open();
    withdraw();
    goings.last().resolve(done(null));
    await settled();
    actor.send({ type: 'corrections.outdated' });
    expect(viewModel().withdrawing).toEqual(waiting);
    withdraw();
    expect(goings.calls).toHaveLength(1);
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel()).toEqual({ corrections: { status: 'empty' }, withdrawing: undefined });
  });

  it('is undone by asking in the same words', async () => {
    const { reads, goings, askings, toasts, withdraw } = await open();
    withdraw();
    goings.last().resolve(done(null));
    await settled();
    reads.last().resolve(done([]));
    await settled();
    toasts.find('correctionWithdrawn').onUndo?.();
    expect(askings.calls.map(({ args }) => args)).toEqual([[asked]]);
    const before = reads.calls.length;
    askings.last().resolve(done(null));
    await settled();
    expect(reads.calls).toHaveLength(before + 1);
  });

  it('is read again on the page to which the reader came back before it was undone', async () => {
    const { actor, machine, reads, goings, askings, toasts, withdraw } = await open();
    withdraw();
    goings.last().resolve(done(null));
    await settled();
    actor.stop();
    const again = createActor(machine).start();
    reads.last().resolve(done([]));
    await settled();
    const before = reads.calls.length;
    toasts.find('correctionWithdrawn').onUndo?.();
    askings.last().resolve(done(null));
    await settled();
    expect(reads.calls).toHaveLength(before + 1);
    again.stop();
  });

  it('counts what another window has taken back as taken back', async () => {
    const { goings, toasts, withdraw } = await open();
    withdraw();
    goings.last().resolve(refused('notFound'));
    await settled();
    expect(toasts.find('correctionWithdrawn')).toBeDefined();
  });

  it('says that the office was faster, and reads again', async () => {
    const { reads, goings, toasts, withdraw } = await open();
    withdraw();
    goings.last().resolve(refused('conflict'));
    await settled();
    expect(toasts.find('correctionNotWithdrawn')).toMatchObject({ reason: 'conflict' });
    expect(reads.calls).toHaveLength(2);
  });

  it('shows what was there while it is read again', async () => {
    const { actor, viewModel } = await open();
    actor.send({ type: 'corrections.outdated' });
    expect(viewModel().corrections).toEqual({ status: 'ready', value: [waiting] });
  });
});
