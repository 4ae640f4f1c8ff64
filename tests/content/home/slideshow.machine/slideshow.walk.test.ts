import { describe, expect, it } from 'vitest';
import { slideshowMachine } from '@/content/home/slideshow.machine.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

describe('REL-27 every state and transition of the slideshow', () => {
  it('is walked; the pause is left only by transitions of the root', async () => {
    const report = await walkMachine({
      machine: slideshowMachine,
      inputs: [{ count: 3 }],
      tell: ({ context }) => [context.index, context.holds],
      events: [
        { type: 'next.asked' },
        { type: 'previous.asked' },
        { type: 'slide.chosen', index: 2 },
        { type: 'pause.toggled' },
        { type: 'hold.begun', by: 'pointer' },
        { type: 'hold.ended', by: 'pointer' },
        { type: 'xstate.after.pace.slideshow.playing' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: ['slideshow.resting'], neverTaken: [], strayed: [] });
  });
});
