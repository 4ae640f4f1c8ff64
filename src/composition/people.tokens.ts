import type { ServingRole } from '@/people/domain/serving-role.ts';
import type { DutyRoster } from '@/people/ports/duty-roster.ts';
import type { ReadOnceBinding } from '@/shared/machines/read-once-binding.ts';
import { token } from './token.ts';

/** The names of those who serve, in Korean order, by what they serve as. */
export type ServingNames = (role: ServingRole) => ReadOnceBinding<readonly string[]>;

export const DUTY_ROSTER = token<DutyRoster>('DutyRoster');
export const SERVING_NAMES = token<ServingNames>('ServingNames');
