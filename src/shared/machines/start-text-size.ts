import { type ActorRefFrom, createActor } from 'xstate';
import type { TextSizeSetting } from '../ports/text-size-setting.ts';
import { textSizeMachine } from './text-size.machine.ts';

/** The text size, one for the whole tab. */
export type TextSizeActor = ActorRefFrom<typeof textSizeMachine>;

/** Starts with the size of this device, and stores each that is chosen. */
export function startTextSize(setting: TextSizeSetting): TextSizeActor {
  const machine = textSizeMachine.provide({ actions: { keep: ({ context }) => setting.write(context.size) } });
  return createActor(machine, { input: { size: setting.read() } }).start();
}
