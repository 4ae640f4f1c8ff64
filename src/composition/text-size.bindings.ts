import { ContainerModule } from 'inversify';
import { makeLocalTextSize } from '@/adapters/browser/local-text-size.ts';
import { TEXT_SIZE_KEY } from '@/shared/domain/text-size.ts';
import { startTextSize, type TextSizeActor } from '@/shared/machines/start-text-size.ts';
import type { TextSizeSetting } from '@/shared/ports/text-size-setting.ts';
import { token } from './token.ts';

export const TEXT_SIZE_SETTING = token<TextSizeSetting>('TextSizeSetting');
export const TEXT_SIZE = token<TextSizeActor>('TextSize');

/** The text size, which the menu offers; it is loaded with the menu. */
export const textSizeBindings = new ContainerModule(({ bind }) => {
  bind(TEXT_SIZE_SETTING).toResolvedValue(() => makeLocalTextSize(TEXT_SIZE_KEY));
  bind(TEXT_SIZE).toResolvedValue(startTextSize, [TEXT_SIZE_SETTING]);
});
