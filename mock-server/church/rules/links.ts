import type { Church } from '../church.ts';
import type { LinkRequest } from '../schemas/accounts.ts';
import type { Member } from '../schemas/people.ts';
import { changeAccount, findAccount } from './accounts.ts';
import { findMember, findOwnMember, memberEntries } from './members.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';

const noSuchRequest = refuse('notFound', '없는 신청입니다.');
const noSuchMember = refuseInvalid('MemberId', '찾으시는 교인이 없습니다.');
const alreadyLinked = refuse('conflict', '이미 교인으로 연결된 계정입니다.');
const alreadyAsked = refuse('conflict', '이미 신청하셨습니다.');
const nothingOpen = refuse('conflict', '기다리는 신청이 없습니다.');
const alreadyDecided = refuse('conflict', '그사이 다른 분이 처리한 신청입니다.');
const takenMeanwhile = refuse('conflict', '이미 다른 계정과 연결된 교인입니다.');
const askedAgain = refuse('conflict', '그사이 다시 신청하셨습니다.');

/** The state of a request for the user who sent it. */
export type OwnLinkRequest = Pick<LinkRequest, 'id' | 'name' | 'birthDate' | 'note' | 'created' | 'answer'> & {
  readonly state: 'open' | 'declined';
};

/** A request for the Admin who decides on it. */
export interface LinkRequestView extends Pick<LinkRequest, 'id' | 'name' | 'birthDate' | 'note' | 'created'> {
  readonly username: string;
  readonly email: string;
  readonly candidates: readonly LinkCandidate[];
}

const isOpen = ({ state }: LinkRequest): boolean => state === 'open';

const requestsOf = (church: Church, accountId: string): LinkRequest[] =>
  church.linkRequests.findMany((query) => query.where({ accountId }));

const findRequest = (church: Church, id: number): LinkRequest | undefined =>
  church.linkRequests.findFirst((query) => query.where({ id }));

const writeRequest = (church: Church, id: number, changes: Partial<Omit<LinkRequest, 'id'>>): Promise<unknown> =>
  church.linkRequests.update((query) => query.where({ id }), {
    data: (request) => {
      Object.assign(request, changes);
    },
  });

const ownView = ({ id, name, birthDate, note, created, answer, state }: LinkRequest): OwnLinkRequest | null =>
  state === 'accepted' ? null : { id, name, birthDate, note, created, answer, state };

/**
 * The last request of an account, unless it was accepted: after the member was deleted, the user may send another one.
 */
export function ownLinkRequest(church: Church, accountId: string): OwnLinkRequest | null {
  const last = requestsOf(church, accountId).at(-1);
  return last ? ownView(last) : null;
}

/** Requests to be linked to a member (MINE-02). Refused for a linked account, and while a request is open. */
export async function askForLink(
  church: Church,
  accountId: string,
  asked: Pick<LinkRequest, 'name' | 'birthDate' | 'note'>,
): Promise<Outcome<OwnLinkRequest | null>> {
  if (findOwnMember(church, accountId)) return alreadyLinked;
  if (requestsOf(church, accountId).some(isOpen)) return alreadyAsked;
  const id = church.nextId('linkRequests');
  const created = church.now().toISOString();
  const request = { ...asked, id, accountId, created, state: 'open', answer: null, memberId: null } as const;
  return done(ownView(await church.linkRequests.create(request)));
}

/** Withdraws the open request, as if it had never been sent (MINE-02). Refused where none is open. */
export function withdrawLink(church: Church, accountId: string): Outcome {
  const open = requestsOf(church, accountId).find(isOpen);
  if (!open) return nothingOpen;
  church.linkRequests.delete((query) => query.where({ id: open.id }));
  return done();
}

/** The open requests, the oldest first, each with the members whom it may mean. */
export const listLinkRequests = (church: Church): Outcome<LinkRequestView[]> =>
  done(
    church.linkRequests
      .all()
      .filter(isOpen)
      .map((request) => {
        const { id, accountId, name, birthDate, note, created } = request;
        const account = findAccount(church, accountId);
        const { name: username = '', email = '' } = account ?? {};
        return { id, name, birthDate, note, created, username, email, candidates: linkCandidates(church, request) };
      }),
  );

/**
 * Links the account to a member. Refuses with `conflict` when the request was decided, and for a member of another
 * account.
 */
export async function acceptLink(church: Church, id: number, memberId: number): Promise<Outcome> {
  const request = findRequest(church, id);
  if (!request) return noSuchRequest;
  if (!isOpen(request)) return alreadyDecided;
  if (findOwnMember(church, request.accountId)) return alreadyLinked;
  if (!findMember(church, memberId)) return noSuchMember;
  if (church.accounts.all().some((account) => account.memberId === memberId && account.id !== request.accountId)) {
    return takenMeanwhile;
  }
  await changeAccount(church, request.accountId, { memberId });
  await writeRequest(church, id, { state: 'accepted', memberId });
  return done();
}

/** Declines an open request with a reason, which its author can read. */
export async function declineLink(church: Church, id: number, answer: string): Promise<Outcome> {
  const request = findRequest(church, id);
  if (!request) return noSuchRequest;
  if (!isOpen(request)) return alreadyDecided;
  await writeRequest(church, id, { state: 'declined', answer });
  return done();
}

/**
 * Undoes a decision: the account is no longer linked, and the request is open again. An open request stays as it is.
 */
export async function reopenLink(church: Church, id: number): Promise<Outcome> {
  const request = findRequest(church, id);
  if (!request) return noSuchRequest;
  if (isOpen(request)) return done();
  const { accountId, memberId } = request;
  if (requestsOf(church, accountId).some(isOpen)) return askedAgain;
  if (request.state === 'declined' && findOwnMember(church, accountId)) return alreadyLinked;
  if (memberId !== null && findAccount(church, accountId)?.memberId === memberId) {
    await changeAccount(church, accountId, { memberId: null });
  }
  await writeRequest(church, id, { state: 'open', answer: null, memberId: null });
  return done();
}

/** A member to whom the account may belong; name and date of birth show an Admin how well they match. */
interface LinkCandidate {
  readonly id: number;
  readonly name: string;
  readonly birthDate: string | null;
  readonly zone: { readonly id: number; readonly name: string } | null;
}

const spelled = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '');

/**
 * The living members with that name or date of birth to whom no other account is linked; those who match in both are
 * first.
 */
function linkCandidates(church: Church, { accountId, name, birthDate }: LinkRequest): LinkCandidate[] {
  const taken = new Set(
    church.accounts.all().flatMap(({ id, memberId }) => (id === accountId || memberId === null ? [] : [memberId])),
  );
  const fit = (member: Member): number =>
    Number(spelled(member.name) === spelled(name)) + Number(member.birthDate === birthDate);
  const fitting = church.members
    .all()
    .filter((member) => member.deletedAt === null && !taken.has(member.id) && fit(member) > 0)
    .toSorted((one, other) => fit(other) - fit(one));
  return memberEntries(church, fitting).map(({ id, name: own, birthDate: born, zone }) => ({
    id,
    name: own,
    birthDate: born,
    zone,
  }));
}
