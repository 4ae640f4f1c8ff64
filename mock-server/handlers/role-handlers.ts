import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { admins } from '../church/rules/authorization.ts';
import * as requests from '../church/rules/role-requests.ts';
import * as roles from '../church/rules/roles.ts';
import { endpointsOf } from './support/endpoint.ts';
import { requiredLongText, requiredText } from './support/fields.ts';
import { jsonBody, nothing, numberParam, optionalJson, textParam, together } from './support/readers.ts';
import { acknowledged, created, noContent } from './support/replies.ts';

const wish = z.object({ roleId: requiredText, reason: requiredLongText });

/** Why somebody is declined; older clients do not say. */
const refusal = z.object({ reason: z.string().trim().max(20_000) }).partial();

/** Roles and who has them (ROLE-01 to ROLE-05). The body of add and remove is a bare JSON string. */
function roleListHandlers(church: Church): RequestHandler[] {
  const { guarded } = endpointsOf(church);
  const roleAndText = together({ roleId: textParam('roleId'), text: jsonBody(requiredText) });
  return [
    guarded('get', 'role/myRoles', 'signedIn', nothing, (_, { accountId }) => roles.listRolesOf(church, accountId)),
    guarded('get', 'role', 'signedIn', nothing, () => roles.listRoles(church)),
    guarded(
      'post',
      'role/remove/:roleId',
      admins,
      roleAndText,
      ({ roleId, text }) => roles.removeFromRole(church, roleId, text),
      acknowledged,
    ),
    guarded(
      'post',
      'role/add/:roleId',
      admins,
      roleAndText,
      ({ roleId, text }) => roles.addToRole(church, roleId, text),
      acknowledged,
    ),
  ];
}

/** Wishes for a role (ROLE-07). */
function roleRequestHandlers(church: Church): RequestHandler[] {
  const { guarded } = endpointsOf(church);
  return [
    guarded('get', 'role/requests', 'signedIn', nothing, (_, caller) => requests.listRoleRequests(church, caller)),
    guarded(
      'post',
      'role/requests',
      'signedIn',
      jsonBody(wish),
      (input, { accountId }) => requests.requestRole(church, accountId, input),
      created,
    ),
    guarded(
      'post',
      'role/requests/:id/grant',
      admins,
      numberParam('id'),
      (id) => requests.decideRoleRequest(church, id, 'granted'),
      noContent,
    ),
    guarded(
      'post',
      'role/requests/:id/decline',
      admins,
      together({ id: numberParam('id'), body: optionalJson(refusal) }),
      ({ id, body }) => requests.decideRoleRequest(church, id, 'declined', body?.reason ?? null),
      noContent,
    ),
  ];
}

/** The address of one role would match the others' words too, so it stands last. */
export function roleHandlers(church: Church): RequestHandler[] {
  const { guarded } = endpointsOf(church);
  return [
    ...roleListHandlers(church),
    ...roleRequestHandlers(church),
    guarded('get', 'role/:roleId', 'signedIn', textParam('roleId'), (roleId) => roles.readRole(church, roleId)),
  ];
}
