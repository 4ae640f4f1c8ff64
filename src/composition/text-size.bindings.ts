import { ContainerModule } from 'inversify';
import { makeLocalTextSize } from '@/adapters/browser/local-text-size.ts';
import { TEXT_SIZE_KEY } from '@/shared/domain/text-size.ts';
import { startTextSize } from '@/shared/machines/start-text-size.ts';
import { TEXT_SIZE, TEXT_SIZE_SETTING } from './text-size.tokens.ts';

/** The text size, which the menu offers; it is loaded with the menu. */
export const textSizeBindings = new ContainerModule(({ bind }) => {
  bind(TEXT_SIZE_SETTING).toResolvedValue(() => makeLocalTextSize(TEXT_SIZE_KEY));
  bind(TEXT_SIZE).toResolvedValue(startTextSize, [TEXT_SIZE_SETTING]);
});
