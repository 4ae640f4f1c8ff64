import type { ServingRole } from '@/people/domain/serving-role.ts';
import type { DutyHolderRepository } from '@/people/ports/duty-holder-repository.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { token } from './token.ts';

/** The names of those who serve, in Korean order, by what they serve as. */
export type ServingNames = (role: ServingRole) => ProvidedReadOnce<readonly string[]>;

export const DUTY_HOLDER_REPOSITORY = token<DutyHolderRepository>('DutyHolderRepository');
export const SERVING_NAMES = token<ServingNames>('ServingNames');
