import { isBlank } from '@/shared/characters.ts';
import { CORRECTABLE_FIELDS, type CorrectableField } from '@/shared/correctable-fields.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { OpenedValues } from './directory.ts';
import type { Service } from './membership.ts';

/**
 * The readers of an entry besides the user; each but the first includes the office, and `editors` those who publish.
 * `members` are all users with a linked account, `signedIn` all users.
 */
export const READERS = ['me', 'office', 'editors', 'family', 'zone', 'members', 'signedIn', 'anyone'] as const;

/** Undefined where the server does not say. */
export type SeenBy = (typeof READERS)[number] | undefined;

export interface OwnAccount {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** On how many devices the account is signed in; undefined where the server does not say. */
  readonly sessions: number | undefined;
  readonly seenBy: Readonly<Record<'email' | 'name' | 'roles' | 'sessions', SeenBy>>;
}

/** A body in which the member serves or learns, without the other people in it. */
export type OwnPlace = Omit<Service, 'people'>;

export const MEMBER_FIELDS = [
  'name',
  'gender',
  'birthDate',
  'telephone',
  'email',
  'birthday',
  'photo',
  'duty',
  'family',
  'zone',
  'services',
] as const;

export type MemberField = (typeof MEMBER_FIELDS)[number];

/** The user's entry in the church's book; a value that is not entered is undefined. */
export interface OwnEntry extends OpenedValues {
  readonly name: string;
  readonly gender: 'male' | 'female' | undefined;
  readonly birthDate: CalendarDate | undefined;
  readonly duty: string | undefined;
  readonly family: string | undefined;
  readonly zone: string | undefined;
  readonly services: readonly OwnPlace[];
  readonly seenBy: Readonly<Record<MemberField, SeenBy>>;
}

export const WRITTEN_KINDS = ['prayers', 'attendance', 'roleRequests', 'linkRequests', 'drafts'] as const;

export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** Something that the user has written, answered or requested. */
export interface Written {
  /** Of an answer, the number of its event. */
  readonly id: EntityId;
  /** The text itself, or what it is about. */
  readonly title: string;
  /** When it was written; of an answer to an event, the event's first day. */
  readonly day: CalendarDate | undefined;
  /** A note that was sent along. */
  readonly note: string;
  /** The reason for which it was declined or hidden. */
  readonly answer: string;
  /** The state of a request; undefined for entries that are not decided on. */
  readonly state: 'open' | 'accepted' | 'declined' | undefined;
  /** Only of an answer to an event. */
  readonly coming: { readonly people: number; readonly waiting: boolean } | undefined;
  /** Only of a prayer request: whether it is shown without a name. */
  readonly isAnonymous: boolean;
  readonly seenBy: SeenBy;
}

/** Everything that the server has stored about the user (MINE-06). */
export interface OwnRecord {
  readonly account: OwnAccount;
  /** Undefined while the account is linked to no member (MINE-02). */
  readonly member: OwnEntry | undefined;
  readonly written: Readonly<Record<WrittenKind, readonly Written[]>>;
  /** How often the user has prayed for others. */
  readonly prayedFor: number;
  /** The whole answer of the server, as JSON: what the user downloads. */
  readonly file: string;
}

/** A correction that the user has requested from the office, and its state (MINE-06). */
export interface OwnCorrection {
  readonly id: EntityId;
  readonly field: CorrectableField;
  readonly wanted: string;
  /** A note to the office, possibly ''. */
  readonly note: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  readonly state: 'open' | 'done' | 'declined';
  /** Why it was declined, possibly ''. */
  readonly answer: string;
}

/** The form in which a user requests a correction; the note to the office may be empty. */
export type CorrectionDraft = Readonly<Record<'field' | 'wanted' | 'note', string>>;

/** The request that the form sends. */
export interface AskedCorrection extends Omit<CorrectionDraft, 'field'> {
  readonly field: CorrectableField;
}

export const emptyCorrection: CorrectionDraft = { field: '', wanted: '', note: '' };

/** Field and correction are required. */
export const correctionErrors = ({
  field,
  wanted,
}: CorrectionDraft): Partial<Record<keyof CorrectionDraft, 'missing'>> => ({
  ...(fieldOf(field) === undefined && { field: 'missing' as const }),
  ...(isBlank(wanted) && { wanted: 'missing' as const }),
});

/** The request that a draft describes; undefined while it is incomplete. */
export function askedBy({ field, wanted, note }: CorrectionDraft): AskedCorrection | undefined {
  const known = fieldOf(field);
  if (known === undefined || isBlank(wanted)) return undefined;
  return { field: known, wanted: wanted.trim(), note: note.trim() };
}

/** Whether a waiting request equals the one that was sent: after a lost answer, the server has received it (REL-16). */
export const isAsked = (correction: OwnCorrection, { field, wanted, note }: AskedCorrection): boolean =>
  correction.state === 'open' && correction.field === field && correction.wanted === wanted && correction.note === note;

const fieldOf = (field: string): CorrectableField | undefined => CORRECTABLE_FIELDS.find((known) => known === field);
