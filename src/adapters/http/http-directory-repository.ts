import type { DirectoryAnswer, DirectoryQuery, DirectoryRepository } from '@/people/ports/directory-repository.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireDirectory } from './wire-directory.ts';

/** The default for a server that does not send for how long it refuses, in seconds. */
const USUAL_WAIT = 60;

/** The directory over HTTP (MINE-03); a server that lacks it is asked once. */
export function makeHttpDirectoryRepository(send: HttpClient, baseUrl: string): DirectoryRepository {
  const wire = wireDirectory(baseUrl);
  return {
    page: readUntilUnsupported(
      async ({ words, zone, page }: DirectoryQuery, signal?: AbortSignal): Promise<Outcome<DirectoryAnswer>> => {
        const answer = await send({ path: `api/Directory?${queryOf(words, zone, page)}`, signal });
        if (answer.kind === 'answered' && answer.status === 429) {
          return done({ kind: 'tooFast', seconds: secondsIn(answer.retryAfter) });
        }
        const entries = parseAnswer(answer, wire);
        return entries.kind === 'done' ? done({ kind: 'page', entries: entries.value }) : entries;
      },
    ),
  };
}

function queryOf(words: DirectoryQuery['words'], zone: DirectoryQuery['zone'], page: number): string {
  const asked = [
    `page=${page}`,
    ...(words.length === 0 ? [] : [`q=${encodeURIComponent(words.join(' '))}`]),
    ...(zone === undefined ? [] : [`zone=${encodeURIComponent(zone)}`]),
  ];
  return asked.join('&');
}

function secondsIn(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : USUAL_WAIT;
}
