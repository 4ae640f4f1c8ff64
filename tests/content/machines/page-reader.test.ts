import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pageReaderMachine } from '@/content/machines/page-reader.machine.ts';

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
    actor.send({ type: 'page.turned', at: 3 });
    actor.send({ type: 'reader.closed' });
    expect(now()).toEqual(['closed', 3]);
  });

  it('twice is enlarged where it is', () => {
    const { actor, clock, now } = running();
    actor.send({ type: 'page.tapped', at: 0 });
    clock.increment(300);
    actor.send({ type: 'page.tapped', at: 0 });
    clock.increment(400);
    expect(now()[0]).toBe('closed');
  });
});
