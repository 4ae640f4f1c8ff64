import { describe, expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { provideForm } from '@/shared/form.machine.ts';
import { provideLeaveGuard } from '@/shared/leave-guard.machine.ts';
import { done } from '@/shared/outcome.ts';
import type { ChangesGone } from '@/shared/unsaved-changes.ts';
import { receiving } from '../../fakes/receiver.ts';

/** The guard of a form, and of the subject whose removal also discards its changes. */
function guardOf({ stored, leave = () => undefined }: { stored?: string; leave?: () => void } = {}) {
  const held: boolean[] = [];
  const provided = provideForm({
    definition: { initial: { name: '' }, errors: () => ({}) },
    draft: { read: () => (stored === undefined ? undefined : { name: stored }), write: () => undefined },
    submit: () => Promise.resolve(done(null)),
  });
  const form = createActor(provided.machine, { input: provided.input() }).start();
  const subject = createActor(
    fromCallback<EventObject, undefined, ChangesGone>(({ receive, emit }) => {
      receive(() => emit({ type: 'changes.gone' }));
    }),
  ).start();
  let attempt: () => void = () => undefined;
  const machine = provideLeaveGuard({
    activate: (onAttempt) => {
      attempt = onAttempt;
      held.push(true);
      return () => held.push(false);
    },
    leave,
  });
  const guard = createActor(machine, { input: { changes: form, subject } });
  const write = (value: string) => form.send({ type: 'field.changed', field: 'name', value });
  return { guard, held, write, removeSubject: () => subject.send({ type: 'removed' }), tryLeaving: () => attempt() };
}

describe('MEMB-05 the leave guard of a page', () => {
  it('is active as soon as the page has changes, and no longer than that', () => {
    const { guard, held, write } = guardOf();
    guard.start();
    expect(held).toEqual([]);
    write('김');
    write('김민수');
    expect(held).toEqual([true]);
    write('');
    expect(held).toEqual([true, false]);
  });

  it('is active from the start when changes were restored, and ends with the page', () => {
    const { guard, held, write } = guardOf({ stored: '김민수' });
    guard.start();
    expect(held).toEqual([true]);
    guard.stop();
    write('');
    write('이선영');
    expect(held).toEqual([true, false]);
  });

  it('MEMB-06 is no longer active when the subject of the changes is removed', () => {
    const { guard, held, removeSubject } = guardOf({ stored: '김민수' });
    guard.start();
    removeSubject();
    expect(held).toEqual([true, false]);
  });

  it('REL-30 closes a panel without changes at once, and asks before it closes one with changes', () => {
    const { guard, write } = guardOf();
    const closed: string[] = [];
    const tryClosing = (what: string) =>
      guard.send({ type: 'close.asked', holder: receiving(() => closed.push(what)) });
    guard.start();
    tryClosing('unchanged');
    expect(closed).toEqual(['unchanged']);
    write('김민수');
    tryClosing('changed');
    guard.send({ type: 'stay.chosen' });
    expect(closed).toEqual(['unchanged']);
    tryClosing('changed');
    guard.send({ type: 'leave.chosen' });
    expect(closed).toEqual(['unchanged', 'changed']);
  });

  it('leaves the page when its question was about that, whatever it asked before', () => {
    const left: string[] = [];
    const { guard, tryLeaving } = guardOf({ stored: '김민수', leave: () => left.push('page') });
    guard.start();
    guard.send({ type: 'close.asked', holder: receiving(() => left.push('part')) });
    guard.send({ type: 'stay.chosen' });
    tryLeaving();
    guard.send({ type: 'leave.chosen' });
    expect(left).toEqual(['page']);
  });
});
