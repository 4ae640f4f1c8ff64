import type { Church } from '../church.ts';
import type { RoleRequest } from '../schemas/accounts.ts';
import type { Caller } from './access-tokens.ts';
import { findAccount } from './accounts.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { findRole, grantRole } from './roles.ts';

const noSuchRole = refuseInvalid('RoleId', '없는 역할입니다.');
const noSuchRequest = refuse('notFound', '없는 신청입니다.');
const alreadyHeld = refuse('conflict', '이미 가지고 계신 역할입니다.');
const alreadyAsked = refuse('conflict', '이미 신청하신 역할입니다.');
const alreadyDecided = refuse('conflict', '그사이 다른 분이 처리한 신청입니다.');

export interface RoleRequestView {
  readonly id: number;
  readonly roleId: string;
  readonly role: string;
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly reason: string;
  readonly created: string;
  readonly state: RoleRequest['state'];
  readonly answer: string | null;
}

const isOpen = ({ state }: RoleRequest): boolean => state === 'open';

function viewOf(
  church: Church,
  { id, roleId, accountId, reason, created, state, answer }: RoleRequest,
): RoleRequestView {
  const account = findAccount(church, accountId);
  return {
    id,
    roleId,
    role: findRole(church, roleId)?.name ?? '',
    userId: accountId,
    username: account?.name ?? '',
    email: account?.email ?? '',
    reason,
    created,
    state,
    answer,
  };
}

/**
 * Requests, the oldest first: all open ones for an Admin; for others their own, with the outcome of the last one for
 * each role unless it was granted (ROLE-07).
 */
export function listRoleRequests(church: Church, { accountId, roles }: Caller): Outcome<RoleRequestView[]> {
  const all = church.roleRequests.all();
  const own = all.filter((request) => request.accountId === accountId);
  const last = own.filter((request, at) => !own.slice(at + 1).some(({ roleId }) => roleId === request.roleId));
  const visible = roles.includes('Admin') ? all.filter(isOpen) : last.filter(({ state }) => state !== 'granted');
  return done(visible.map((request) => viewOf(church, request)));
}

/** Requests a role. Refused if a request for the role is open or the account has the role. */
export async function requestRole(
  church: Church,
  accountId: string,
  { roleId, reason }: { roleId: string; reason: string },
): Promise<Outcome<RoleRequestView>> {
  const role = findRole(church, roleId);
  if (!role) return noSuchRole;
  if (findAccount(church, accountId)?.roles.includes(role.name)) return alreadyHeld;
  const mine = church.roleRequests.findMany((query) => query.where({ accountId, roleId }));
  if (mine.some(isOpen)) return alreadyAsked;
  const id = church.nextId('roleRequests');
  const created = church.now().toISOString();
  return done(
    viewOf(
      church,
      await church.roleRequests.create({ id, roleId, accountId, reason, created, state: 'open', answer: null }),
    ),
  );
}

/** Grants or declines an open request; a granted role takes effect at the user's next refresh. */
export async function decideRoleRequest(
  church: Church,
  id: number,
  decision: 'granted' | 'declined',
  answer: string | null = null,
): Promise<Outcome> {
  const request = church.roleRequests.findFirst((query) => query.where({ id }));
  if (!request) return noSuchRequest;
  if (!isOpen(request)) return alreadyDecided;
  const role = findRole(church, request.roleId);
  // The role may have been granted directly meanwhile: the request is closed nevertheless.
  if (decision === 'granted' && role) await grantRole(church, role, request.accountId);
  await church.roleRequests.update((query) => query.where({ id }), {
    data: (draft) => {
      draft.state = decision;
      draft.answer = answer;
    },
  });
  return done();
}
