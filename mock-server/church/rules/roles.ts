import type { Church } from '../church.ts';
import type { Account, Role, RoleRequest } from '../schemas/accounts.ts';
import { changeAccount, findAccount, findAccountByEmail } from './accounts.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { readerOf, unseenPupils } from './pupils.ts';
import type { Caller } from './sessions.ts';

const noSuchRole = refuse('notFound', '없는 역할입니다.');
const noSuchUser = refuse('notFound', '없는 사용자입니다.');
const notInRole = refuse('notFound', '이 역할을 가진 사용자가 아닙니다.');
const lastAdmin = refuse('conflict', '마지막 관리자입니다. 먼저 다른 분께 관리자 역할을 드려 주세요.');
const notForAdmin = refuse('unprocessable', '관리자 역할은 신청하실 수 없습니다. 관리자가 직접 드립니다.');
const alreadyInRole = refuse('conflict', '이미 이 역할을 가진 사용자입니다.');

export const findRole = (church: Church, id: string): Role | undefined =>
  church.roles.findFirst((query) => query.where({ id }));

/** The role names that an account has now, whatever its token says (ROLE-01). */
export const listRolesOf = (church: Church, accountId: string): Outcome<string[]> =>
  done([...(findAccount(church, accountId)?.roles ?? [])]);

export const listRoles = (church: Church): Outcome<Role[]> =>
  done(church.roles.all().map(({ id, name }) => ({ id, name })));

const holdersOf = (church: Church, role: Role): Account[] =>
  church.accounts.all().filter(({ roles }) => roles.includes(role.name));

/** A role's name with its holders; their ids and e-mails are for Admins alone (ROLE-03), and pupils for linked members (ORGN-07). */
export function readRole(church: Church, roleId: string, caller: Caller) {
  const role = findRole(church, roleId);
  if (!role) return noSuchRole;
  const holders = holdersOf(church, role);
  if (caller.roles.includes('Admin')) {
    return done({ role: role.name, users: holders.map(({ id, name, email }) => ({ id, username: name, email })) });
  }
  const unseen = unseenPupils(church, readerOf(church, caller));
  const seen = holders.filter(({ memberId }) => memberId === null || !unseen.has(memberId));
  return done({ role: role.name, users: seen.map(({ name }) => ({ username: name })) });
}

/** Grants a role to an account, by its id. */
async function grantRole(church: Church, role: Role, accountId: string): Promise<Outcome> {
  const account = findAccount(church, accountId);
  if (!account) return noSuchUser;
  if (account.roles.includes(role.name)) return alreadyInRole;
  await changeAccount(church, accountId, { roles: [...account.roles, role.name] });
  return done();
}

/** Grants a role to the account of an e-mail address (ROLE-05). */
export async function addToRole(church: Church, roleId: string, email: string): Promise<Outcome> {
  const role = findRole(church, roleId);
  const account = findAccountByEmail(church, email);
  if (!role) return noSuchRole;
  return account ? grantRole(church, role, account.id) : noSuchUser;
}

/**
 * Removes a role from an account (ROLE-04), but from the last Admin never: nobody could manage the church any more (ROLE-08). Its
 * token contains the role until the next refresh (AUTH-18).
 */
export async function removeFromRole(church: Church, roleId: string, accountId: string): Promise<Outcome> {
  const role = findRole(church, roleId);
  const account = findAccount(church, accountId);
  if (!role) return noSuchRole;
  if (!account?.roles.includes(role.name)) return notInRole;
  if (role.name === 'Admin' && holdersOf(church, role).length === 1) return lastAdmin;
  await changeAccount(church, accountId, { roles: account.roles.filter((name) => name !== role.name) });
  return done();
}

const unknownRole = refuseInvalid('RoleId', '없는 역할입니다.');
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

/** Requests a role. Refused if a request for the role is open or the account has the role, and for Admin always (ROLE-08). */
export async function requestRole(
  church: Church,
  accountId: string,
  { roleId, reason }: { roleId: string; reason: string },
): Promise<Outcome<RoleRequestView>> {
  const role = findRole(church, roleId);
  if (!role) return unknownRole;
  if (role.name === 'Admin') return notForAdmin;
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

/** Takes back a request of one's own that nobody has decided yet (ROLE-08). Another user's is answered like one that does not exist. */
export function withdrawRoleRequest(church: Church, accountId: string, id: number): Outcome {
  const request = church.roleRequests.findFirst((query) => query.where({ id, accountId }));
  if (!request) return noSuchRequest;
  if (!isOpen(request)) return alreadyDecided;
  church.roleRequests.delete((query) => query.where({ id }));
  return done();
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

const notDecided = refuse('conflict', '아직 처리되지 않은 신청입니다.');

/** Opens a request again that was decided by mistake; a role that it gave is taken back (ROLE-08). */
export async function reopenRoleRequest(church: Church, id: number): Promise<Outcome> {
  const request = church.roleRequests.findFirst((query) => query.where({ id }));
  if (!request) return noSuchRequest;
  if (isOpen(request)) return notDecided;
  const { roleId, accountId } = request;
  if (church.roleRequests.findFirst((query) => query.where({ roleId, accountId, state: 'open' }))) return alreadyAsked;
  if (request.state === 'granted') {
    const removed = await removeFromRole(church, roleId, accountId);
    // Whoever does not have it any more loses nothing.
    if (removed.kind === 'refused' && removed.reason === 'conflict') return removed;
  }
  await church.roleRequests.update((query) => query.where({ id }), {
    data: (draft) => {
      draft.state = 'open';
      draft.answer = null;
    },
  });
  return done();
}
