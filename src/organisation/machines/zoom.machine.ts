import { assign, setup } from 'xstate';

export type ZoomEvent =
  | { readonly type: 'zoom.in' }
  | { readonly type: 'zoom.out' }
  | { readonly type: 'zoom.reset' }
  /** Fingers or a wheel. @property factor above 1 enlarges */
  | { readonly type: 'zoom.scaled'; readonly factor: number };

export const SMALLEST = 1;
export const LARGEST = 3;
const STEP = 1.25;

/** How large a picture is drawn: 1 fits it into its box. */
export const zoomMachine = setup({
  types: { context: {} as { readonly scale: number }, events: {} as ZoomEvent },
  actions: {
    scaleBy: assign({
      scale: ({ context }, factor: number) => Math.min(LARGEST, Math.max(SMALLEST, context.scale * factor)),
    }),
  },
  guards: {
    canGrow: ({ context }) => context.scale < LARGEST,
    canShrink: ({ context }) => context.scale > SMALLEST,
  },
}).createMachine({
  id: 'zoom',
  context: { scale: SMALLEST },
  on: {
    'zoom.in': { guard: 'canGrow', actions: { type: 'scaleBy', params: STEP } },
    'zoom.out': { guard: 'canShrink', actions: { type: 'scaleBy', params: 1 / STEP } },
    'zoom.reset': { guard: 'canShrink', actions: assign({ scale: SMALLEST }) },
    'zoom.scaled': {
      guard: ({ event }) => event.factor > 0 && Number.isFinite(event.factor),
      actions: { type: 'scaleBy', params: ({ event }) => event.factor },
    },
  },
});
