import * as z from 'zod/mini';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { acknowledgeOptional, maybeUnsupported } from './optional-endpoint.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wirePart, wireTrimmedText, wireWholeList } from './wire-parts.ts';

/** A request without a decision is open: early servers sent only open ones. */
const wireRequest = z.pipe(
  z.object({
    id: wireId,
    role: wireTrimmedText,
    userId: wirePart(wireId),
    username: wireText,
    email: wireText,
    reason: wireText,
    created: wireDate,
    state: wireText,
    answer: wireText,
  }),
  z.transform(({ state, answer, ...request }) => ({
    ...request,
    declined: state === 'declined' ? answer.trim() : undefined,
  })),
);

/** Requests for roles over HTTP; optional calls (ROLE-07). */
export function makeHttpRoleRequestRepository(send: HttpClient): RoleRequestRepository {
  return {
    open: readUntilUnsupported(async (signal) =>
      parseAnswer(await send({ path: 'api/role/requests', signal }), wireWholeList(readPart(wireRequest))),
    ),
    ask: async ({ roleId, reason }, signal) => {
      const json = { roleId, reason: reason.trim() };
      return maybeUnsupported(acknowledge(await send({ method: 'POST', path: 'api/role/requests', json, signal })));
    },
    grant: async (id, signal) =>
      acknowledgeOptional(await send({ method: 'POST', path: addressOf(id, 'grant'), signal })),
    decline: async (id, reason) =>
      acknowledgeOptional(
        await send({
          method: 'POST',
          path: addressOf(id, 'decline'),
          json: { reason: reason.trim() },
          keepalive: true,
        }),
      ),
  };
}

const addressOf = (id: EntityId, verb: string): string => `api/role/requests/${encodeURIComponent(id)}/${verb}`;
