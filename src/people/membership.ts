import { isBlank } from '@/shared/characters.ts';
import { type BirthDateError, birthDateError, type CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';

export interface Person {
  /** Undefined where the server gives only a name. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

export interface OwnFamily {
  readonly name: string;
  readonly head: Person | undefined;
  readonly spouse: Person | undefined;
  /** The other members of the household. */
  readonly members: readonly Person[];
}

/** A zone with the members who lead it. */
export interface OwnZone {
  readonly id: EntityId;
  readonly name: string;
  readonly leader: Person | undefined;
  readonly chief: Person | undefined;
  readonly caretaker: Person | undefined;
}

/** `board` keeps the books of the governing session. */
export type ServiceKind = 'governingSession' | 'board' | 'committee' | 'department' | 'school' | 'choir' | 'mission';

/** A body in which the user serves or learns: a committee, a department, a society or a class. */
export interface Service {
  readonly kind: ServiceKind;
  readonly name: string;
  /** The name of the user's office in it; undefined when the server names one that is not known. */
  readonly office: string | undefined;
  /** The others who serve in it beside the user. */
  readonly people: readonly Person[];
}

/** The user's last request to be linked to their member, and its state (MINE-02). */
export interface OwnLinkRequest {
  /** The name in the request. */
  readonly name: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** The reason for declining, possibly ''; undefined while it waits. */
  readonly declined: string | undefined;
}

/** The member to whom the user's account is linked, with their place in the church as the server knows it (MINE-01). */
export interface OwnMembership {
  /** Undefined while the account is linked to no member (MINE-02). */
  readonly member: Person | undefined;
  readonly family: OwnFamily | undefined;
  readonly zone: OwnZone | undefined;
  /** The names of the user's duties (장로, 권사, …). */
  readonly duties: readonly string[];
  readonly services: readonly Service[];
  /** Undefined for a linked account, and for one without a request. */
  readonly link: OwnLinkRequest | undefined;
}

/** Whether the account is linked to no member: pages for members alone then show how to request the link (MINE-02). */
export const isUnlinked = ({ member }: OwnMembership): boolean => member === undefined;

/** The form in which an account asks to be linked to its member; the note to the office may be empty (MINE-02). */
export type LinkDraft = Readonly<Record<'name' | 'birthDate' | 'note', string>>;

export type LinkDraftError = BirthDateError;

export const emptyLinkDraft: LinkDraft = { name: '', birthDate: '', note: '' };

/** Name and date of birth are required: the office finds the member by them. */
export function linkDraftErrors(
  { name, birthDate }: LinkDraft,
  today: CalendarDate,
): Partial<Record<keyof LinkDraft, LinkDraftError>> {
  const born = birthDateError(birthDate, today);
  return { ...(isBlank(name) && { name: 'missing' }), ...(born !== undefined && { birthDate: born }) };
}
