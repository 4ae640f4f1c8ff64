import { assign, setup } from 'xstate';

/** How long a slide is shown, in milliseconds. */
const PACE_MS = 2500;

/** The slides of the home page: they advance automatically unless something pauses them, and wrap both ways (HOME-03). */
export const slideshowMachine = setup({
  types: {
    context: {} as SlideshowContext,
    input: {} as { readonly count: number },
    events: {} as SlideshowEvent,
    tags: {} as 'playing',
  },
  delays: { pace: PACE_MS },
  guards: { isFree: ({ context }) => context.holds.length === 0 },
  actions: {
    turnTo: assign({ index: ({ context }, place: number) => (place + context.count) % context.count }),
    hold: assign({ holds: ({ context }, by: Hold) => [...context.holds.filter((hold) => hold !== by), by] }),
    release: assign({ holds: ({ context }, by: Hold) => context.holds.filter((hold) => hold !== by) }),
  },
}).createMachine({
  id: 'slideshow',
  context: ({ input }) => ({ count: input.count, index: 0, holds: [] }),
  initial: 'deciding',
  states: {
    // A slide that the user chose is shown as long as any other: every event restarts the timer.
    deciding: { always: [{ guard: 'isFree', target: 'playing' }, { target: 'resting' }] },
    playing: {
      tags: 'playing',
      after: {
        pace: {
          target: 'deciding',
          actions: { type: 'turnTo', params: ({ context }) => context.index + 1 },
        },
      },
    },
    resting: {},
  },
  on: {
    'next.asked': {
      target: '.deciding',
      actions: { type: 'turnTo', params: ({ context }) => context.index + 1 },
    },
    'previous.asked': {
      target: '.deciding',
      actions: { type: 'turnTo', params: ({ context }) => context.index - 1 },
    },
    'slide.chosen': { target: '.deciding', actions: { type: 'turnTo', params: ({ event }) => event.index } },
    'pause.toggled': [
      {
        guard: ({ context }) => context.holds.includes('button'),
        target: '.deciding',
        actions: { type: 'release', params: 'button' },
      },
      { target: '.deciding', actions: { type: 'hold', params: 'button' } },
    ],
    'hold.begun': { target: '.deciding', actions: { type: 'hold', params: ({ event }) => event.by } },
    'hold.ended': { target: '.deciding', actions: { type: 'release', params: ({ event }) => event.by } },
  },
});

/** Reasons for which the slides do not advance automatically (HOME-03). */
export type Hold = 'pointer' | 'focus' | 'hiddenTab' | 'reducedMotion' | 'button';

export type SlideshowEvent =
  | { readonly type: 'next.asked' }
  | { readonly type: 'previous.asked' }
  /** @property index from 0 */
  | { readonly type: 'slide.chosen'; readonly index: number }
  | { readonly type: 'pause.toggled' }
  | { readonly type: 'hold.begun'; readonly by: Hold }
  | { readonly type: 'hold.ended'; readonly by: Hold };

interface SlideshowContext {
  readonly count: number;
  /** From 0. */
  readonly index: number;
  readonly holds: readonly Hold[];
}
