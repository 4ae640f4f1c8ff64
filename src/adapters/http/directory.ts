import * as z from 'zod/mini';
import type { DirectoryAnswer, DirectoryQuery, DirectoryRepository } from '@/people/directory.ports.ts';
import { DIRECTORY_PAGE_SIZE, type DirectoryEntry, OPENABLE_FIELDS, type OpenedValues } from '@/people/directory.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { readUntilUnsupported } from './optional-endpoint.ts';
import { imageAddress, readPart, wireId, wirePart, wireTrimmedText, wireWholeList } from './wire.ts';

export const wireDirectoryZone = wirePart(z.object({ id: wireId, name: wireTrimmedText.check(z.minLength(1)) }));

/** The optional fields on the wire; a value that is no text is read as absent. */
export const openableShape = {
  telephone: wirePart(z.string()),
  email: wirePart(z.string()),
  birthday: wirePart(z.string().check(z.regex(/^\d{2}-\d{2}$/))),
  photo: wirePart(z.string()),
};

/** The service worker saves pictures of the server for offline use, but none below this address. */
const PHOTOS = /\/api\/directory\//i;

type Sent = Readonly<Record<keyof OpenedValues, string | undefined>>;

/** Fields with a value; a photo whose address the worker would save is left out. */
export function readOpened(sent: Sent, baseUrl: string): OpenedValues {
  const photo = sent.photo === undefined ? undefined : imageAddress(baseUrl, sent.photo);
  const values = { ...sent, photo: photo !== undefined && PHOTOS.test(photo) ? photo : undefined };
  return Object.fromEntries(
    OPENABLE_FIELDS.flatMap((field) => {
      const value = values[field]?.normalize('NFC').trim() ?? '';
      return value === '' ? [] : [[field, value] as const];
    }),
  );
}

/** A page of the directory; members without a name cannot be looked up and are left out. */
const wireDirectory = (baseUrl: string) =>
  wireWholeList(
    readPart(
      z.pipe(
        z.object({
          id: wireId,
          name: wireTrimmedText.check(z.minLength(1)),
          zone: wireDirectoryZone,
          ...openableShape,
        }),
        z.transform(
          ({ id, name, zone, ...sent }): DirectoryEntry => ({
            id,
            name: name.normalize('NFC'),
            zone,
            ...readOpened(sent, baseUrl),
          }),
        ),
      ),
    ),
    DIRECTORY_PAGE_SIZE,
  );

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
