import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { canGrow, canShrink, type LensEvent, lensMachine, WHEEL_STEP } from '@/content/machines/lens.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

const anchor = { contentX: 10, contentY: 20, clientX: 30, clientY: 40 };
const lens = () => {
  const actor = createActor(lensMachine).start();
  const after = (...events: readonly LensEvent[]) => {
    for (const event of events) actor.send(event);
    return actor.getSnapshot().context;
  };
  return after;
};
const wheel = (times: number, by: number): readonly LensEvent[] =>
  Array.from({ length: times }, () => ({ type: 'scale.stepped', by, anchor }));

describe('BULL-03 the lens', () => {
  it('grows by a tenth with each step of the wheel, and says which point stays', () => {
    const after = lens();
    expect(WHEEL_STEP).toBe(0.1);
    expect(after(...wheel(3, WHEEL_STEP))).toMatchObject({ scale: 1.3, before: 1.2, anchor });
    expect(after(...wheel(3, -WHEEL_STEP)).scale).toBe(1);
  });

  it('is never smaller than 1, nor larger than 4', () => {
    const after = lens();
    expect(after(...wheel(1, -WHEEL_STEP))).toMatchObject({ scale: 1 });
    expect([canShrink(after()), canGrow(after())]).toEqual([false, true]);
    expect(after(...wheel(40, WHEEL_STEP))).toMatchObject({ scale: 4 });
    expect([canShrink(after()), canGrow(after())]).toEqual([true, false]);
  });

  it('follows two fingers from where they came down', () => {
    const after = lens();
    after({ type: 'pinch.began', distance: 100 });
    expect(after({ type: 'pinch.moved', distance: 150, anchor }).scale).toBe(1.5);
    expect(after({ type: 'pinch.moved', distance: 200, anchor })).toMatchObject({ scale: 2, before: 1.5 });
    after({ type: 'pinch.ended' }, { type: 'pinch.moved', distance: 400, anchor });
    expect(after().scale).toBe(2);
    after({ type: 'pinch.began', distance: 100 });
    expect(after({ type: 'pinch.moved', distance: 50, anchor }).scale).toBe(1);
  });

  it('goes back at once, also from between two fingers', () => {
    const after = lens();
    expect(after(...wheel(5, 0.25), { type: 'scale.reset' })).toMatchObject({ scale: 1, anchor: undefined });
    after({ type: 'pinch.began', distance: 0 }, { type: 'scale.reset' });
    expect(after({ type: 'pinch.moved', distance: 50, anchor }).scale).toBe(1);
  });

  it('stays within its bounds whatever fingers do', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 })), (distances) => {
        const after = lens();
        after({ type: 'pinch.began', distance: distances[0] ?? 0 });
        const { scale } = after(...distances.map((distance) => ({ type: 'pinch.moved' as const, distance, anchor })));
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('REL-27 every state and transition of the lens', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: lensMachine,
      events: [
        { type: 'scale.stepped', by: 0.1 },
        { type: 'scale.reset' },
        { type: 'pinch.began', distance: 100 },
        { type: 'pinch.moved', distance: 150, anchor },
        { type: 'pinch.ended' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
