import * as z from 'zod/mini';
import type { PrayerRepository } from '@/people/prayers.ports.ts';
import type { PrayerAction, PrayerPost } from '@/people/prayers.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { acknowledgeOptional, maybeUnsupported, readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wirePart, wireText, wireWholeList } from './wire.ts';

const PATH = 'api/Prayer';

const wireFlag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((flag) => flag ?? false),
);

const wirePrayer = z.pipe(
  z.object({
    id: wireId,
    text: z.string(),
    scope: wireText,
    anonymous: wireFlag,
    author: wirePart(z.object({ name: z.string() })),
    mine: wireFlag,
    writtenOn: wireDate,
    until: wireDate,
    ended: wireFlag,
    prayed: wirePart(z.number()),
    prayedToday: wireFlag,
    answered: wireFlag,
    hiddenReason: wirePart(z.string()),
    version: wirePart(z.number()),
  }),
  z.transform(({ scope, anonymous, author, mine, ended, prayed, prayedToday, answered, version, ...rest }) => ({
    ...rest,
    // A request for a zone is never shown as one for all members.
    scope: scope === 'members' ? ('members' as const) : ('zone' as const),
    isAnonymous: anonymous,
    author: author?.name,
    isMine: mine,
    hasEnded: ended,
    prayed: prayed ?? 0,
    hasPrayedToday: prayedToday,
    isAnswered: answered,
    version: version === undefined ? undefined : `"${version}"`,
  })),
);

const verbs: Readonly<Record<PrayerAction['kind'], string>> = {
  pray: 'prayed',
  unpray: 'prayed',
  answer: 'answered',
  reopen: 'reopen',
  hide: 'hide',
  unhide: 'unhide',
};

/** Prayer requests over HTTP; optional calls (MINE-04). @param send the authenticated client */
export function makeHttpPrayerRepository(send: HttpClient): PrayerRepository {
  return {
    all: readUntilUnsupported(async (signal?: AbortSignal) =>
      parseAnswer(await send({ path: PATH, signal }), wireWholeList(readPart(wirePrayer))),
    ),
    share: async (post, signal) =>
      maybeUnsupported(parseAnswer(await send({ method: 'POST', path: PATH, json: jsonOf(post), signal }), wirePrayer)),
    change: async ({ id, version, post }, signal) => {
      const path = addressOf(id);
      const answer = await send({ method: 'PUT', path, json: jsonOf(post), ifMatch: version, signal });
      const changed: Outcome<unknown> = acknowledgeOptional(answer);
      return changed.kind === 'refused' ? refused(changed.reason) : parseAnswer(answer, wirePrayer);
    },
    remove: async (id) => acknowledgeOptional(await send({ method: 'DELETE', path: addressOf(id), keepalive: true })),
    carryOut: async (id, action) => {
      const path = `${addressOf(id)}/${verbs[action.kind]}`;
      const reason = action.kind === 'hide' ? { json: { reason: action.reason.trim() } } : {};
      const method = action.kind === 'unpray' ? 'DELETE' : 'POST';
      return acknowledgeOptional(await send({ method, path, keepalive: true, ...reason }));
    },
  };
}

const addressOf = (id: EntityId): string => `${PATH}/${encodeURIComponent(id)}`;

const jsonOf = ({ text, scope, isAnonymous, until }: PrayerPost) => ({ text, scope, anonymous: isAnonymous, until });
