import type { TextSizeActor } from '@/shared/machines/start-text-size.ts';
import type { TextSizeSetting } from '@/shared/ports/text-size-setting.ts';
import { token } from './token.ts';

export const TEXT_SIZE_SETTING = token<TextSizeSetting>('TextSizeSetting');
export const TEXT_SIZE = token<TextSizeActor>('TextSize');
