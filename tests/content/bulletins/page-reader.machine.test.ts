import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pageReaderMachine } from '@/content/bulletins/page-reader.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('BULL-03 a page that is tapped', () => {
  const running = () => {
    const clock = new SimulatedClock();
    const actor = createActor(pageReaderMachine, { clock }).start();
    return { actor, clock, now: () => [actor.getSnapshot().value, actor.getSnapshot().context.at] };
  };

  it('opens on the whole screen', () => {
    const { actor, clock, now } = running();
    actor.send({ type: 'page.tapped', at: 2 });
    expect(now()).toEqual(['tapped', 2]);
    clock.increment(400);
    expect(now()).toEqual(['open', 2]);
    actor.send({ type: 'page.turned', at: 3, count: 4 });
    expect(actor.getSnapshot().can({ type: 'page.turned', at: 4, count: 4 })).toBe(false);
    actor.send({ type: 'page.turned', at: 4, count: 4 });
    actor.send({ type: 'page.turned', at: -1, count: 4 });
    actor.send({ type: 'reader.closed' });
    expect(now()).toEqual(['closed', 3]);
  });

  it('twice is zoomed in place', () => {
    const { actor, clock, now } = running();
    actor.send({ type: 'page.tapped', at: 0 });
    clock.increment(300);
    actor.send({ type: 'page.tapped', at: 0 });
    clock.increment(400);
    expect(now()[0]).toBe('closed');
  });

  it('REL-27 is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: pageReaderMachine,
      tell: ({ context }) => context.at,
      events: [
        { type: 'page.tapped', at: 1 },
        { type: 'reader.opened', at: 0 },
        { type: 'page.turned', at: 1, count: 2 },
        { type: 'reader.closed' },
        { type: 'xstate.after.secondTap.pageReader.tapped' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
