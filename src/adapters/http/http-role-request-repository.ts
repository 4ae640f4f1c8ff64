import * as z from 'zod/mini';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { acknowledgeMove } from './acknowledge-move.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import { askedUntilMissing } from './asked-until-missing.ts';
import type { HttpClient } from './http-client.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wireMessages, wirePart, wireWholeList } from './wire-parts.ts';

/** What is not said to be declined is open: servers of the first days told open ones alone. */
const wireRequest = z.pipe(
  z.object({
    id: wireId,
    role: wireMessages,
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

/** Requests for roles over HTTP: calls that the church's server may not have yet (ROLE-07). */
export function makeHttpRoleRequestRepository(send: HttpClient): RoleRequestRepository {
  return {
    open: askedUntilMissing(async (signal) =>
      parseAnswer(await send({ path: 'api/role/requests', signal }), wireWholeList(readPart(wireRequest))),
    ),
    ask: async ({ roleId, reason }, signal) => {
      const json = { roleId, reason: reason.trim() };
      return maybeUnsupported(acknowledge(await send({ method: 'POST', path: 'api/role/requests', json, signal })));
    },
    grant: async (id, signal) => acknowledgeMove(await send({ method: 'POST', path: addressOf(id, 'grant'), signal })),
    decline: async (id, reason) =>
      acknowledgeMove(
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
