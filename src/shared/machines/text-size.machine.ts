import { assign, setup } from 'xstate';
import type { TextSize } from '../domain/text-size.ts';
import { unimplementedAction } from './unimplemented.ts';

export interface TextSizeEvent {
  readonly type: 'size.chosen';
  readonly size: TextSize;
}

interface TextSizeContext {
  readonly size: TextSize;
}

/** The text size: it changes at once, and is stored. */
export const textSizeMachine = setup({
  types: { context: {} as TextSizeContext, events: {} as TextSizeEvent, input: {} as TextSizeContext },
  actions: { keep: unimplementedAction('keep') },
}).createMachine({
  id: 'textSize',
  context: ({ input }) => input,
  on: {
    'size.chosen': { actions: [assign({ size: ({ event }) => event.size }), 'keep'] },
  },
});
