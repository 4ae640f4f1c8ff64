import { assign, setup } from 'xstate';

/** A point of the content that stays where it is on the screen while the scale changes; all in pixels. */
export interface Anchor {
  /** From the content's top left corner, at the scale before. */
  readonly contentX: number;
  readonly contentY: number;
  readonly clientX: number;
  readonly clientY: number;
}

export interface LensContext {
  /** 1 is the whole page in its box; never less. */
  readonly scale: number;
  /** The scale before the last change. */
  readonly before: number;
  readonly anchor: Anchor | undefined;
  /** When two fingers came down: their distance in pixels, and the scale. */
  readonly grip: { readonly distance: number; readonly scale: number };
}

export type LensEvent =
  /** @property by 0.1 for a step of the wheel; negative makes smaller */
  | { readonly type: 'scale.stepped'; readonly by: number; readonly anchor?: Anchor }
  | { readonly type: 'scale.reset' }
  | { readonly type: 'pinch.began'; readonly distance: number }
  | { readonly type: 'pinch.moved'; readonly distance: number; readonly anchor: Anchor }
  | { readonly type: 'pinch.ended' };

const LEAST = 1;
const MOST = 4;

export const WHEEL_STEP = 0.1;
export const BUTTON_STEP = 0.25;

/** How large pages are seen: at least whole, by wheel, pinch, buttons and keys (BULL-03). */
export const lensMachine = setup({
  types: { context: {} as LensContext, events: {} as LensEvent },
  actions: {
    scaleTo: assign(({ context }, { scale, anchor }: { scale: number; anchor: Anchor | undefined }) => ({
      // Steps of a tenth would pile up what binary fractions leave over.
      scale: Math.round(Math.min(MOST, Math.max(LEAST, scale)) * 1000) / 1000,
      before: context.scale,
      anchor,
    })),
    grip: assign(({ context }, distance: number) => ({ grip: { distance, scale: context.scale } })),
  },
}).createMachine({
  id: 'lens',
  context: { scale: LEAST, before: LEAST, anchor: undefined, grip: { distance: 1, scale: LEAST } },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'scale.stepped': {
          actions: {
            type: 'scaleTo',
            params: ({ context, event }) => ({ scale: context.scale + event.by, anchor: event.anchor }),
          },
        },
        'pinch.began': {
          target: 'pinching',
          actions: { type: 'grip', params: ({ event }) => Math.max(1, event.distance) },
        },
      },
    },
    pinching: {
      on: {
        'pinch.moved': {
          actions: {
            type: 'scaleTo',
            params: ({ context: { grip }, event }) => ({
              scale: grip.scale * (event.distance / grip.distance),
              anchor: event.anchor,
            }),
          },
        },
        'pinch.ended': 'resting',
      },
    },
  },
  on: {
    'scale.reset': { target: '.resting', actions: { type: 'scaleTo', params: { scale: LEAST, anchor: undefined } } },
  },
});

export const canShrink = ({ scale }: LensContext): boolean => scale > LEAST;
export const canGrow = ({ scale }: LensContext): boolean => scale < MOST;
