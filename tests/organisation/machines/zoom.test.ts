import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { LARGEST, SMALLEST, type ZoomEvent, zoomMachine } from '@/organisation/machines/zoom.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

const after = (...events: readonly ZoomEvent[]) => {
  const zoom = createActor(zoomMachine).start();
  for (const event of events) zoom.send(event);
  return zoom.getSnapshot();
};

describe('how large a picture is drawn', () => {
  it('begins with the whole of it, which can only grow', () => {
    const zoom = after();
    expect(zoom.context.scale).toBe(1);
    expect(zoom.can({ type: 'zoom.in' })).toBe(true);
    expect(zoom.can({ type: 'zoom.out' })).toBe(false);
    expect(zoom.can({ type: 'zoom.reset' })).toBe(false);
  });

  it('grows and shrinks by steps, and goes back to the beginning', () => {
    expect(after({ type: 'zoom.in' }).context.scale).toBe(1.25);
    expect(after({ type: 'zoom.in' }, { type: 'zoom.in' }, { type: 'zoom.out' }).context.scale).toBeCloseTo(1.25);
    expect(after({ type: 'zoom.in' }, { type: 'zoom.in' }, { type: 'zoom.reset' }).context.scale).toBe(1);
  });

  it('follows fingers as they part', () => {
    expect(after({ type: 'zoom.scaled', factor: 1.7 }).context.scale).toBeCloseTo(1.7);
    expect(after({ type: 'zoom.scaled', factor: 100 }).can({ type: 'zoom.in' })).toBe(false);
  });

  it('stays between its bounds, whatever comes', () => {
    const kinds = fc.constantFrom('zoom.in', 'zoom.out', 'zoom.reset' as const).map((type) => ({ type }));
    const event = fc.oneof(
      kinds,
      fc.double().map((factor) => ({ type: 'zoom.scaled' as const, factor })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { scale } = after(...events).context;
        expect(scale).toBeGreaterThanOrEqual(SMALLEST);
        expect(scale).toBeLessThanOrEqual(LARGEST);
      }),
    );
  });
});

describe('REL-27 every transition of the scale', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: zoomMachine,
      tell: ({ context }) => context.scale.toFixed(4),
      events: [
        { type: 'zoom.in' },
        { type: 'zoom.out' },
        { type: 'zoom.reset' },
        { type: 'zoom.scaled', factor: 3 },
        { type: 'zoom.scaled', factor: -1 },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
