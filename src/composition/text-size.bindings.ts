import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { makeLocalTextSize } from '@/adapters/browser/local-text-size.ts';
import { TEXT_SIZE_KEY } from '@/shared/domain/text-size.ts';
import { textSizeMachine } from '@/shared/machines/text-size.machine.ts';
import type { TextSizeSetting } from '@/shared/ports/text-size-setting.ts';
import { TEXT_SIZE, TEXT_SIZE_SETTING, type TextSizeActor } from './text-size.tokens.ts';

/** The text size, which the menu offers; it is loaded with the menu. */
export const textSizeBindings = new ContainerModule(({ bind }) => {
  bind(TEXT_SIZE_SETTING).toResolvedValue(() => makeLocalTextSize(TEXT_SIZE_KEY));
  bind(TEXT_SIZE).toResolvedValue(startTextSize, [TEXT_SIZE_SETTING]);
});

function startTextSize(setting: TextSizeSetting): TextSizeActor {
  const machine = textSizeMachine.provide({ actions: { keep: ({ context }) => setting.write(context.size) } });
  return createActor(machine, { input: { size: setting.read() } }).start();
}
