import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Hold, type SlideshowEvent, slideshowMachine } from '@/content/home/slideshow.machine.ts';

const show = () => {
  const clock = new SimulatedClock();
  const actor = createActor(slideshowMachine, { input: { count: 3 }, clock }).start();
  return {
    clock,
    send: (event: SlideshowEvent) => actor.send(event),
    index: () => actor.getSnapshot().context.index,
    plays: () => actor.getSnapshot().matches('playing'),
  };
};

describe('HOME-03 the slides', () => {
  it('change every 2500 ms and begin again after the third', () => {
    const { clock, index } = show();
    clock.increment(2499);
    expect(index()).toBe(0);
    clock.increment(1);
    expect(index()).toBe(1);
    clock.increment(2500);
    expect(index()).toBe(2);
    clock.increment(2500);
    expect(index()).toBe(0);
  });

  it('wrap in both directions', () => {
    const { send, index } = show();
    send({ type: 'previous.asked' });
    expect(index()).toBe(2);
    send({ type: 'next.asked' });
    expect(index()).toBe(0);
  });

  it('show the slide of a pressed dot', () => {
    const { send, index } = show();
    send({ type: 'slide.chosen', index: 2 });
    expect(index()).toBe(2);
  });

  it('keep a chosen slide for the whole time', () => {
    const { clock, send, index } = show();
    clock.increment(2000);
    send({ type: 'next.asked' });
    clock.increment(2000);
    expect(index()).toBe(1);
    clock.increment(500);
    expect(index()).toBe(2);
  });

  it.each<Hold>(['pointer', 'focus', 'hiddenTab', 'reducedMotion'])('are paused while held by %s', (by) => {
    const { clock, send, index, plays } = show();
    send({ type: 'hold.begun', by });
    clock.increment(10_000);
    expect([index(), plays()]).toEqual([0, false]);
    send({ type: 'hold.ended', by });
    clock.increment(2500);
    expect(index()).toBe(1);
  });

  it('are paused until the last of several holds ends', () => {
    const { clock, send, index } = show();
    send({ type: 'hold.begun', by: 'pointer' });
    send({ type: 'hold.begun', by: 'focus' });
    send({ type: 'hold.begun', by: 'focus' });
    send({ type: 'hold.ended', by: 'pointer' });
    clock.increment(10_000);
    expect(index()).toBe(0);
    send({ type: 'hold.ended', by: 'focus' });
    clock.increment(2500);
    expect(index()).toBe(1);
  });

  it('are paused and played by the button', () => {
    const { clock, send, index } = show();
    send({ type: 'pause.toggled' });
    clock.increment(10_000);
    expect(index()).toBe(0);
    send({ type: 'pause.toggled' });
    clock.increment(2500);
    expect(index()).toBe(1);
  });

  it('can be changed by hand while they are paused', () => {
    const { clock, send, index } = show();
    send({ type: 'hold.begun', by: 'reducedMotion' });
    send({ type: 'next.asked' });
    clock.increment(10_000);
    expect(index()).toBe(1);
  });
});
