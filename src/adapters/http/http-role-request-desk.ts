import * as z from 'zod/mini';
import type { RoleRequestDesk } from '@/admin/ports/role-request-desk.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { acknowledgeMove } from './acknowledge-move.ts';
import { maybeUnsupported } from './added-call.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import { askedUntilMissing } from './asked-until-missing.ts';
import type { HttpClient } from './http-client.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wirePart, wireWholeList, wireWords } from './wire-parts.ts';

/** What is not said to be declined is open: servers of the first days told open ones alone. */
const wireRequest = z.pipe(
  z.object({
    id: wireId,
    role: wireWords,
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
export function makeHttpRoleRequestDesk(send: HttpClient): RoleRequestDesk {
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
