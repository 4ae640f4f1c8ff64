import * as z from 'zod/mini';
import type { VisibilityRepository } from '@/people/directory.ports.ts';
import { AUDIENCES, LISTINGS, type OwnVisibility } from '@/people/directory.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { type Answer, parseAnswer, versionIn } from './answers.ts';
import type { HttpClient } from './client.ts';
import { openableShape, readOpened, wireDirectoryZone } from './directory.ts';
import { maybeUnsupported, readUntilUnsupported } from './optional-endpoint.ts';
import { wireTrimmedText } from './wire.ts';

const PATH = 'api/Me/visibility';

const audience = z.enum(AUDIENCES);

const wireVisibility = z.object({
  telephone: audience,
  email: audience,
  birthday: audience,
  photo: audience,
  listing: z.enum(LISTINGS),
  own: z.object({ name: wireTrimmedText, zone: wireDirectoryZone, ...openableShape }),
});

/** The fields that a member shows to others, over HTTP; optional calls (MINE-03). */
export function makeHttpVisibilityRepository(send: HttpClient, baseUrl: string): VisibilityRepository {
  const read = (answer: Answer): Outcome<OwnVisibility> => {
    const parsed = parseAnswer(answer, wireVisibility);
    if (parsed.kind === 'refused') return parsed;
    const { listing, own, ...settings } = parsed.value;
    const { name, zone, ...sent } = own;
    const version = versionIn(answer);
    return done({ settings, listing, name, zone, values: readOpened(sent, baseUrl), version });
  };
  return {
    read: readUntilUnsupported(async (signal?: AbortSignal) => read(await send({ path: PATH, signal }))),
    save: async (settings, version, signal) =>
      maybeUnsupported(read(await send({ method: 'PUT', path: PATH, json: settings, ifMatch: version, signal }))),
  };
}
