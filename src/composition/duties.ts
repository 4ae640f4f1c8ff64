import { ContainerModule } from 'inversify';
import { makeHttpDutyRepository } from '@/adapters/http/duties.ts';
import type { DutyRepository } from '@/admin/boards/boards.ports.ts';
import { makeReadDutyBoard, makeSaveDutyChange } from '@/admin/boards/boards.use-cases.ts';
import { type ProvidedDutyBoard, provideDutyBoard } from '@/admin/boards/duties.machine.ts';
import { makeSerialQueue } from '@/shared/serial-queue.store.ts';
import { dutyChangeTexts } from '@/ui/messages/ko/duties.ts';
import { createFeature } from './entry.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, token } from './tokens.ts';

export const DUTY_REPOSITORY = token<DutyRepository>('DutyRepository');
export const DUTIES = token<ProvidedDutyBoard>('Duties');

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

/** The board of duties (DUTY-01…05). */
export const dutiesFeature = createFeature({ duties: DUTIES }, [dutiesBindings]);
