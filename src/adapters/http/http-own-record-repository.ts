import type { OwnRecordRepository } from '@/people/ports/own-record-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { bodyOf } from './raw-answer.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireOwnRecord } from './wire-own-record.ts';

/** The data that the server has stored about the user, over HTTP; an optional call (MINE-06). */
export function makeHttpOwnRecordRepository(send: HttpClient, baseUrl: string): OwnRecordRepository {
  const wire = wireOwnRecord(baseUrl);
  return {
    read: readUntilUnsupported(async (signal?: AbortSignal) => {
      const answer = await send({ path: 'api/Me/export', signal });
      const read = parseAnswer(answer, wire);
      if (read.kind === 'refused') return read;
      // The unchanged answer, which may contain more than this program knows.
      return done({ ...read.value, file: `${JSON.stringify(bodyOf(answer), null, 2)}\n` });
    }),
  };
}
