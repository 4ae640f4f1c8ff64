import * as z from 'zod/mini';
import type { RoleRequestRepository } from '@/admin/requests/requests.ports.ts';
import type { RoleRepository } from '@/admin/roles/roles.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, refused } from '@/shared/outcome.ts';
import { acknowledge, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { acknowledgeOptional, maybeUnsupported, readUntilUnsupported } from './optional-endpoint.ts';
import {
  readPart,
  wireDate,
  wireId,
  wirePart,
  wireText,
  wireTrimmedText,
  wireWholeList,
  wireWithAnyOf,
} from './wire.ts';

const wireName = wireTrimmedText.check(z.minLength(1));
const wireRole = z.object({ id: wireId, name: wireName });
/** Others than Admins are told names alone (ROLE-03). */
const wireHolder = z.object({ id: wirePart(wireId), username: wireText, email: wireText });

/** Rows need something by which they are told apart: a name alone has its place in the list. */
const identified = (holder: z.output<typeof wireHolder>, at: number) => ({ ...holder, id: holder.id ?? `place ${at}` });

/** A missing list means no holders; a list that cannot be parsed means that they are unknown (ROLE-06). */
const wireHolders = wirePart(
  z.pipe(
    z.union([wireWholeList(readPart(wireHolder)), z.null()]),
    z.transform((holders) => holders ?? []),
  ),
);

const wireDetail = wireWithAnyOf(
  z.pipe(
    z.object({ role: wireTrimmedText, users: wireHolders }),
    z.transform(({ role, users }) => ({
      name: role,
      holders: users === undefined ? refused('malformed') : done(users.map(identified)),
    })),
  ),
  ['role', 'users'],
);

/** Roles over HTTP. The user id and the e-mail address are sent as a bare JSON string (ROLE-04, ROLE-05). */
export function makeHttpRoleRepository(send: HttpClient): RoleRepository {
  return {
    mine: async (signal) =>
      parseAnswer(await send({ path: 'api/role/myRoles', signal }), wireWholeList(readPart(wireName))),
    all: async (signal) => parseAnswer(await send({ path: 'api/role', signal }), wireWholeList(readPart(wireRole))),
    detail: async (roleId, signal) =>
      parseAnswer(await send({ path: `api/role/${encodeURIComponent(roleId)}`, signal }), wireDetail),
    remove: async (roleId, userId) =>
      acknowledge(
        await send({
          method: 'POST',
          path: `api/role/remove/${encodeURIComponent(roleId)}`,
          json: String(userId),
        }),
      ),
    add: async (roleId, email, signal) =>
      acknowledge(
        await send({ method: 'POST', path: `api/role/add/${encodeURIComponent(roleId)}`, json: email, signal }),
      ),
  };
}

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
    withdraw: async (id) => acknowledgeOptional(await send({ method: 'DELETE', path: addressOf(id), keepalive: true })),
    grant: async (id) => acknowledgeOptional(await send({ method: 'POST', path: addressOf(id, 'grant') })),
    decline: async (id, reason) =>
      acknowledgeOptional(
        await send({
          method: 'POST',
          path: addressOf(id, 'decline'),
          json: { reason: reason.trim() },
          keepalive: true,
        }),
      ),
    reopen: async (id) =>
      acknowledgeOptional(await send({ method: 'POST', path: addressOf(id, 'reopen'), keepalive: true })),
  };
}

const addressOf = (id: EntityId, verb?: string): string =>
  ['api/role/requests', encodeURIComponent(id), ...(verb === undefined ? [] : [verb])].join('/');
