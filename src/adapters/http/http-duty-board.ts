import * as z from 'zod/mini';
import type { DutyBoard } from '@/admin/ports/duty-board.ts';
import { done } from '@/shared/domain/outcome.ts';
import { acknowledgeMove } from './acknowledge-move.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { makeOnceEach } from './once-each.ts';
import { wireId } from './wire.ts';
import { wireBoardPerson } from './wire-board-person.ts';
import { readPart, wireList, wireWholeList, wireWords } from './wire-parts.ts';

const wireDuty = z.object({ id: wireId, name: wireWords, members: wireList(readPart(wireBoardPerson)) });

/** Duties with their members over HTTP (DUTY-01, DUTY-04); a member who is named twice stands where the first one does. */
export function makeHttpDutyBoard(send: HttpClient): DutyBoard {
  return {
    duties: async (signal) => {
      const answer = await send({ path: 'api/duty/withmembers', signal });
      const duties = parseAnswer(answer, wireWholeList(readPart(wireDuty)));
      if (duties.kind === 'refused') return duties;
      const membersOnce = makeOnceEach();
      return done(makeOnceEach()(duties.value).map((duty) => ({ ...duty, members: membersOnce(duty.members) })));
    },
    move: async ({ member, from, to }) =>
      acknowledgeMove(
        await send({
          method: 'PUT',
          path: `api/Duty/${encodeURIComponent(to.id)}/members/${encodeURIComponent(member.id)}`,
          json: { fromDutyId: from.id },
          keepalive: true,
        }),
      ),
  };
}
