import type { RequestHandler } from 'msw';
import { roles } from '../api/roles.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/roles.ts';
import { answering } from './support/endpoint.ts';

/** Roles and who has them (ROLE-01 to ROLE-05). */
function roleListHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(roles.listMyRoles, (_, { accountId }) => rules.listRolesOf(church, accountId)),
    answer(roles.listRoles, () => rules.listRoles(church)),
    answer(roles.removeFromRole, ({ params, body }) => rules.removeFromRole(church, params.roleId, body)),
    answer(roles.addToRole, ({ params, body }) => rules.addToRole(church, params.roleId, body)),
  ];
}

/** Role requests (ROLE-07). */
function roleRequestHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(roles.listRoleRequests, (_, caller) => rules.listRoleRequests(church, caller)),
    answer(roles.requestRole, ({ body }, { accountId }) => rules.requestRole(church, accountId, body)),
    answer(roles.withdrawRoleRequest, ({ params }, { accountId }) =>
      rules.withdrawRoleRequest(church, accountId, params.id),
    ),
    answer(roles.grantRoleRequest, ({ params }) => rules.decideRoleRequest(church, params.id, 'granted')),
    answer(roles.reopenRoleRequest, ({ params }) => rules.reopenRoleRequest(church, params.id)),
    answer(roles.declineRoleRequest, ({ params, body }) =>
      rules.decideRoleRequest(church, params.id, 'declined', body?.reason ?? null),
    ),
  ];
}

/** The address of one role is last, because it would match the others too. */
export const roleHandlers = (church: Church): RequestHandler[] => [
  ...roleListHandlers(church),
  ...roleRequestHandlers(church),
  answering(church)(roles.readRole, ({ params }, caller) => rules.readRole(church, params.roleId, caller)),
];
