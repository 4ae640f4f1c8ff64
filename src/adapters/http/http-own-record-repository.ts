import type { OwnRecordRepository } from '@/people/ports/own-record-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { bodyOf } from './raw-answer.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireOwnRecord } from './wire-own-record.ts';

/** What the church keeps of the user, over HTTP; an added call (MINE-06). */
export function makeHttpOwnRecordRepository(send: HttpClient, baseUrl: string): OwnRecordRepository {
  const wire = wireOwnRecord(baseUrl);
  return {
    read: readUntilUnsupported(async (signal?: AbortSignal) => {
      const answer = await send({ path: 'api/Me/export', signal });
      const read = parseAnswer(answer, wire);
      if (read.kind === 'refused') return read;
      // The answer as it came: also what this program does not know of.
      return done({ ...read.value, file: `${JSON.stringify(bodyOf(answer), null, 2)}\n` });
    }),
  };
}
