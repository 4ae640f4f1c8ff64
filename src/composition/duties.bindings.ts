import { ContainerModule } from 'inversify';
import { makeHttpDutyRepository } from '@/adapters/http/http-duty-repository.ts';
import { type ProvidedDutyBoard, provideDutyBoard } from '@/admin/machines/provide-duty-board.ts';
import type { DutyRepository } from '@/admin/ports/duty-repository.ts';
import { makeReadDutyBoard } from '@/admin/use-cases/make-read-duty-board.ts';
import { makeSaveDutyChange } from '@/admin/use-cases/make-save-duty-change.ts';
import { makeSerialQueue } from '@/shared/stores/serial-queue.ts';
import { dutyChangeTexts } from '../ui/messages/ko/duty-messages.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

export const DUTY_REPOSITORY = token<DutyRepository>('DutyRepository');
export const DUTIES = token<ProvidedDutyBoard>('Duties');

/** The board of duties (DUTY-01…05). */
export const dutiesBindings = new ContainerModule(({ bind }) => {
  bind(DUTY_REPOSITORY).toResolvedValue(makeHttpDutyRepository, [AUTHENTICATED_CLIENT]);
  bind(DUTIES).toResolvedValue(
    (repository, notifications) =>
      provideDutyBoard(
        { queue: makeSerialQueue(), load: makeReadDutyBoard(repository), save: makeSaveDutyChange(repository) },
        notifications,
        dutyChangeTexts,
      ),
    [DUTY_REPOSITORY, NOTIFICATIONS],
  );
});
