import * as z from 'zod/mini';
import type { RoleRepository } from '@/admin/ports/role-repository.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireId, wireText } from './wire.ts';
import { readPart, wirePart, wireTrimmedText, wireWholeList, wireWithAnyOf } from './wire-parts.ts';

const wireName = wireTrimmedText.check(z.minLength(1));
const wireRole = z.object({ id: wireId, name: wireName });
const wireHolder = z.object({ id: wireId, username: wireText, email: wireText });

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
      holders: users === undefined ? refused('malformed') : done(users),
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
    remove: async (roleId, userId, signal) =>
      acknowledge(
        await send({
          method: 'POST',
          path: `api/role/remove/${encodeURIComponent(roleId)}`,
          json: String(userId),
          signal,
        }),
      ),
    add: async (roleId, email, signal) =>
      acknowledge(
        await send({ method: 'POST', path: `api/role/add/${encodeURIComponent(roleId)}`, json: email, signal }),
      ),
  };
}
