import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pageOrderMachine } from '@/content/bulletins/page-order.machine.ts';
import { fromOutcome } from '@/shared/actors.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const input = { sunday: '2026-11-22', pages: ['/1', '/2', '/3'] } as const;

function running() {
  const arrange = handSettled<[readonly string[]], Outcome<null>>();
  const machine = pageOrderMachine.provide({
    actors: { arrange: fromOutcome(({ input: { pages } }) => arrange.call(pages)) },
  });
  const actor = createActor(machine, { input }).start();
  return { actor, arrange, snapshot: () => actor.getSnapshot() };
}

describe('BULL-05 the order of pages', () => {
  it('is saved once, as a whole', async () => {
    const { actor, arrange, snapshot } = running();
    actor.send({ type: 'page.moved', page: '/3', to: 0 });
    actor.send({ type: 'saving.asked' });
    actor.send({ type: 'saving.asked' });
    expect(arrange.calls.map(({ args }) => args)).toEqual([[['/3', '/1', '/2']]]);
    arrange.last().resolve(done(null));
    await settled();
    expect(snapshot().status).toBe('done');
  });

  it('moves no page beyond the ends, and keeps the last one', () => {
    const { actor, snapshot } = running();
    const can = (...[event]: Parameters<typeof actor.send>) => snapshot().can(event);
    expect(can({ type: 'page.moved', page: '/1', to: -1 })).toBe(false);
    expect(can({ type: 'page.moved', page: '/3', to: 3 })).toBe(false);
    expect(can({ type: 'page.moved', page: '/3', to: 1 })).toBe(true);
    expect(can({ type: 'changes.undone' })).toBe(false);
    actor.send({ type: 'page.removed', page: '/1' });
    expect(can({ type: 'page.removed', page: '/2' })).toBe(true);
    actor.send({ type: 'page.removed', page: '/2' });
    expect(can({ type: 'page.removed', page: '/3' })).toBe(false);
    expect(can({ type: 'changes.undone' })).toBe(true);
  });

  it('is not saved when nothing has changed', () => {
    const { actor, arrange } = running();
    actor.send({ type: 'saving.asked' });
    expect(arrange.calls).toEqual([]);
  });

  it('asks before pages are deleted, and keeps them when the editor cancels', () => {
    const { actor, arrange, snapshot } = running();
    actor.send({ type: 'page.removed', page: '/2' });
    actor.send({ type: 'saving.asked' });
    expect([snapshot().value, arrange.calls.length]).toEqual(['asking', 0]);
    actor.send({ type: 'saving.cancelled' });
    actor.send({ type: 'changes.undone' });
    expect(snapshot().context.pages).toEqual(['/1', '/2', '/3']);
  });

  it('emits that it has unsaved changes, and that the last one was undone', () => {
    const { actor } = running();
    const emitted: string[] = [];
    for (const type of ['changes.made', 'changes.gone'] as const) actor.on(type, () => emitted.push(type));
    actor.send({ type: 'page.moved', page: '/3', to: 0 });
    actor.send({ type: 'page.removed', page: '/2' });
    expect(emitted).toEqual(['changes.made']);
    actor.send({ type: 'changes.undone' });
    actor.send({ type: 'page.moved', page: '/1', to: 1 });
    actor.send({ type: 'page.moved', page: '/1', to: 0 });
    expect(emitted).toEqual(['changes.made', 'changes.gone', 'changes.made', 'changes.gone']);
  });

  it('REL-18 is not asked about while it is being saved, but again when it was refused', async () => {
    const { actor, arrange } = running();
    const emitted: string[] = [];
    for (const type of ['changes.made', 'changes.gone'] as const) actor.on(type, () => emitted.push(type));
    actor.send({ type: 'page.moved', page: '/2', to: 0 });
    actor.send({ type: 'saving.asked' });
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
    arrange.last().resolve(refused('serverFailed'));
    await settled();
    expect(emitted).toEqual(['changes.made', 'changes.gone', 'changes.made']);
  });

  it('stays as edited when it is refused', async () => {
    const { actor, arrange, snapshot } = running();
    actor.send({ type: 'page.removed', page: '/2' });
    actor.send({ type: 'saving.asked' });
    actor.send({ type: 'saving.confirmed' });
    arrange.last().resolve(refused('unsupported'));
    await settled();
    expect(snapshot().value).toBe('editing');
    expect(snapshot().context).toMatchObject({ pages: ['/1', '/3'], failure: 'unsupported' });
  });

  it('REL-27 is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: pageOrderMachine,
      inputs: [input],
      tell: ({ context }) => [context.pages.join(''), context.failure],
      events: [
        { type: 'page.moved', page: '/1', to: 1 },
        { type: 'page.removed', page: '/2' },
        { type: 'changes.undone' },
        { type: 'saving.asked' },
        { type: 'saving.cancelled' },
        { type: 'saving.confirmed' },
        ...succeeds(pageOrderMachine, 'arrange', null),
        ...fails(pageOrderMachine, 'arrange'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
