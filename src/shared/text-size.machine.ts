import { type ActorRefFrom, assign, createActor, setup } from 'xstate';
import { unimplementedAction } from './actors.machine.ts';
import type { TextSizeSetting } from './device.ports.ts';
import type { TextSize } from './text-size.ts';

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

export interface TextSizeEvent {
  readonly type: 'size.chosen';
  readonly size: TextSize;
}

interface TextSizeContext {
  readonly size: TextSize;
}

/** The text size, one for the whole tab. */
export type TextSizeActor = ActorRefFrom<typeof textSizeMachine>;

/** Starts with the size of this device, and stores each that is chosen. */
export function startTextSize(setting: TextSizeSetting): TextSizeActor {
  const machine = textSizeMachine.provide({ actions: { keep: ({ context }) => setting.write(context.size) } });
  return createActor(machine, { input: { size: setting.read() } }).start();
}
