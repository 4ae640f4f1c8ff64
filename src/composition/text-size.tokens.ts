import type { ActorRefFrom } from 'xstate';
import type { textSizeMachine } from '@/shared/machines/text-size.machine.ts';
import type { TextSizeSetting } from '@/shared/ports/text-size-setting.ts';
import { token } from './token.ts';

export type TextSizeActor = ActorRefFrom<typeof textSizeMachine>;

export const TEXT_SIZE_SETTING = token<TextSizeSetting>('TextSizeSetting');
export const TEXT_SIZE = token<TextSizeActor>('TextSize');
