import { makeHttpDutyRepository } from '@/adapters/http/duties.ts';
import { makeReadDutyBoard, makeSaveDutyChange } from '@/admin/boards/boards.use-cases.ts';
import { provideDutyBoard } from '@/admin/boards/duties.machine.ts';
import type { DutyChange } from '@/admin/boards/duties.ts';
import type { BoardChangeTexts } from '@/shared/board.machine.ts';
import { makeSerialQueue } from '@/shared/serial-queue.store.ts';
import { entry } from './entry.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

/** The board of duties (DUTY-01…05). */
export const dutiesEntry = entry({
  duties: (get, texts: BoardChangeTexts<DutyChange>) => {
    const repository = makeHttpDutyRepository(get(AUTHENTICATED_CLIENT));
    return provideDutyBoard(
      { queue: makeSerialQueue(), load: makeReadDutyBoard(repository), save: makeSaveDutyChange(repository) },
      get(NOTIFICATIONS),
      texts,
    );
  },
});
