import type { Church } from '../church.ts';
import type { Correction } from '../schemas/accounts.ts';
import type { Member } from '../schemas/people.ts';
import { findAccount } from './accounts.ts';
import { ownMemberRecord } from './me.ts';
import { findOwnMember, type Person, requireOwnMember } from './members.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { newestFirst } from './posts.ts';

const noSuchCorrection = refuse('notFound', '없는 신청입니다. 신청하신 분이 거두셨을 수 있습니다.');
const alreadyAsked = refuse('conflict', '이미 고쳐 달라고 하신 칸입니다.');
const alreadyDecided = refuse('conflict', '그사이 다른 분이 처리한 신청입니다.');
const askedAgain = refuse('conflict', '그사이 다시 신청하셨습니다.');

/** The state of a correction for the user who requested it. */
type OwnCorrection = Omit<Correction, 'accountId' | 'replaced'>;

/** A request for the Admin who decides on it. */
export interface CorrectionView extends Pick<Correction, 'id' | 'field' | 'wanted' | 'note' | 'created'> {
  /** Null when the account is no longer linked to a member. */
  readonly member: Person | null;
  /** The present value in the register; null where there is none, or where the field is no text. */
  readonly current: string | null;
  readonly username: string;
  readonly email: string;
}

const isOpen = ({ state }: Correction): boolean => state === 'open';

const ownView = ({ accountId: _account, replaced: _replaced, ...correction }: Correction): OwnCorrection => correction;

const correctionsOf = (church: Church, accountId: string): Correction[] =>
  church.corrections.findMany((query) => query.where({ accountId }));

const isWaitingFor = (church: Church, { accountId, field }: Pick<Correction, 'accountId' | 'field'>): boolean =>
  correctionsOf(church, accountId).some((each) => isOpen(each) && each.field === field);

const writeCorrection = (
  church: Church,
  id: number,
  changes: Pick<Correction, 'state' | 'answer' | 'replaced'>,
): Promise<unknown> =>
  church.corrections.update((query) => query.where({ id }), {
    data: (correction) => {
      Object.assign(correction, changes);
    },
  });

/** The corrections that an account has requested, with their states, the newest first (MINE-06). */
export const ownCorrections = (church: Church, accountId: string): OwnCorrection[] =>
  correctionsOf(church, accountId).toSorted(newestFirst).map(ownView);

export type AskedCorrection = Pick<Correction, 'field' | 'wanted' | 'note'>;

/**
 * Requests the correction of a field of the user's own entry. Refused while an earlier request for the same field is
 * undecided.
 */
export async function askForCorrection(
  church: Church,
  accountId: string,
  { field, wanted, note }: AskedCorrection,
): Promise<Outcome<OwnCorrection>> {
  const own = requireOwnMember(church, accountId);
  if (own.kind === 'refused') return own;
  if (isWaitingFor(church, { accountId, field })) return alreadyAsked;
  const id = church.nextId('corrections');
  const created = church.now().toISOString();
  const asked = { id, accountId, field, wanted, note, created, state: 'open', answer: null } as const;
  return done(ownView(await church.corrections.create(asked)));
}

/** Withdraws an undecided request; another user's request is answered like one that does not exist. */
export function withdrawCorrection(church: Church, accountId: string, id: number): Outcome {
  const correction = correctionsOf(church, accountId).find((each) => each.id === id);
  if (!correction) return noSuchCorrection;
  if (!isOpen(correction)) return alreadyDecided;
  church.corrections.delete((query) => query.where({ id }));
  return done();
}

/** The present value of a field, as one line. */
function currentOf(church: Church, { accountId, field }: Correction): string | null {
  if (field === 'photo' || field === 'other') return null;
  const value = ownMemberRecord(church, accountId)?.[field] ?? null;
  return typeof value === 'object' ? (value?.map(({ name }) => name).join(', ') ?? null) : value;
}

/** The undecided requests, for an Admin, the oldest first. */
export const listCorrections = (church: Church): Outcome<CorrectionView[]> =>
  done(
    church.corrections
      .all()
      .filter(isOpen)
      .map((correction) => {
        const { id, accountId, field, wanted, note, created } = correction;
        const { name: username = '', email = '' } = findAccount(church, accountId) ?? {};
        const own = findOwnMember(church, accountId)?.member;
        const member = own ? { id: own.id, name: own.name } : null;
        return { id, field, wanted, note, created, member, current: currentOf(church, correction), username, email };
      }),
  );

/** The member whose telephone number a request is about: no other call writes one. */
const telephoneOwner = (church: Church, { accountId, field }: Correction): Member | undefined =>
  field === 'telephone' ? findOwnMember(church, accountId)?.member : undefined;

/**
 * The version stays the same: no form shows the telephone number, so a form that an Admin has open must not fail for
 * it.
 */
const writeTelephone = (church: Church, { id }: Member, telephone: string | null): Promise<unknown> =>
  church.members.update((query) => query.where({ id }), {
    data: (member) => {
      member.telephone = telephone;
    },
  });

/**
 * Accepts a request. A requested telephone number is written into the register; other fields are changed by calls of
 * their own.
 */
export async function finishCorrection(church: Church, id: number): Promise<Outcome> {
  const correction = church.corrections.findFirst((query) => query.where({ id }));
  if (!correction) return noSuchCorrection;
  if (!isOpen(correction)) return alreadyDecided;
  const owner = telephoneOwner(church, correction);
  await writeCorrection(church, id, { state: 'done', answer: null, replaced: owner?.telephone });
  if (owner) await writeTelephone(church, owner, correction.wanted);
  return done();
}

/** Declines with a reason, which the requester can read. */
export async function declineCorrection(church: Church, id: number, answer: string): Promise<Outcome> {
  const correction = church.corrections.findFirst((query) => query.where({ id }));
  if (!correction) return noSuchCorrection;
  if (!isOpen(correction)) return alreadyDecided;
  await writeCorrection(church, id, { state: 'declined', answer });
  return done();
}

/**
 * Undoes a decision: the request is open again, and the register gets its previous value, unless the value was changed
 * meanwhile. An open request stays as it is.
 */
export async function reopenCorrection(church: Church, id: number): Promise<Outcome> {
  const correction = church.corrections.findFirst((query) => query.where({ id }));
  if (!correction) return noSuchCorrection;
  if (isOpen(correction)) return done();
  if (isWaitingFor(church, correction)) return askedAgain;
  const { replaced, wanted } = correction;
  await writeCorrection(church, id, { state: 'open', answer: null, replaced: undefined });
  const owner = telephoneOwner(church, correction);
  if (owner?.telephone === wanted && replaced !== undefined) await writeTelephone(church, owner, replaced);
  return done();
}
