import type { ProvidedDutyBoard } from '@/admin/machines/provide-duty-board.ts';
import type { DutyRepository } from '@/admin/ports/duty-repository.ts';
import { token } from './token.ts';

export const DUTY_REPOSITORY = token<DutyRepository>('DutyRepository');
export const DUTIES = token<ProvidedDutyBoard>('Duties');
