import * as z from 'zod/mini';
import type { LinkRequestRepository } from '@/admin/ports/link-request-repository.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { parseAnswer } from './answer.ts';
import type { HttpCall, HttpClient } from './http-client.ts';
import { acknowledgeOptional } from './optional-endpoint.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wireList, wirePart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

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
  const post = async (id: EntityId, verb: string, call: Pick<HttpCall, 'json' | 'signal' | 'keepalive'>) =>
    acknowledgeOptional(
      await send({ method: 'POST', path: `api/Member/links/${encodeURIComponent(id)}/${verb}`, ...call }),
    );

  return {
    open: readUntilUnsupported(async (signal) =>
      parseAnswer(await send({ path: 'api/Member/links', signal }), wireWholeList(readPart(wireRequest))),
    ),
    accept: (id, memberId, signal) => post(id, 'accept', { json: { memberId }, signal }),
    decline: (id, reason) => post(id, 'decline', { json: { reason: reason.trim() }, keepalive: true }),
    reopen: (id) => post(id, 'reopen', {}),
  };
}
