import * as z from 'zod/mini';
import type { LinkRequestRepository } from '@/admin/requests/requests.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { parseAnswer } from './answers.ts';
import type { HttpCall, HttpClient } from './client.ts';
import { acknowledgeOptional, readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wireList, wirePart, wireText, wireTrimmedText, wireWholeList } from './wire.ts';

const wireName = wireTrimmedText.check(z.minLength(1));

const wireCandidate = z.pipe(
  z.object({ id: wireId, name: wireName, birthDate: wireDate, zone: wirePart(z.object({ name: wireName })) }),
  z.transform(({ zone, ...candidate }) => ({ ...candidate, zone: zone?.name })),
);

const wireRequest = z.object({
  id: wireId,
  name: wireTrimmedText,
  birthDate: wireDate,
  note: wireTrimmedText,
  username: wireText,
  email: wireText,
  created: wireDate,
  candidates: wireList(readPart(wireCandidate)),
});

/** Requests to be linked to a member, over HTTP; optional calls (MINE-02). */
export function makeHttpLinkRequestRepository(send: HttpClient): LinkRequestRepository {
  const post = async (id: EntityId, verb: string, call: Pick<HttpCall, 'json' | 'keepalive'>) =>
    acknowledgeOptional(
      await send({ method: 'POST', path: `api/Member/links/${encodeURIComponent(id)}/${verb}`, ...call }),
    );

  return {
    open: readUntilUnsupported(async (signal) =>
      parseAnswer(await send({ path: 'api/Member/links', signal }), wireWholeList(readPart(wireRequest))),
    ),
    accept: (id, memberId) => post(id, 'accept', { json: { memberId } }),
    decline: (id, reason) => post(id, 'decline', { json: { reason: reason.trim() }, keepalive: true }),
    reopen: (id) => post(id, 'reopen', {}),
  };
}
