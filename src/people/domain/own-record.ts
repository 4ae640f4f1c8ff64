import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Service } from './own-membership.ts';
import type { OpenedValues } from './visibility.ts';

/**
 * Who sees something of a user besides themselves; each but the first takes in the office, and `editors` those who publish.
 * `members` is whoever is linked to a member, `signedIn` whoever has an account.
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

/** A place in which the member serves or learns, without those beside them. */
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

/** Something that the user has written, answered or asked for. */
export interface Written {
  /** Of an answer, the number of its event. */
  readonly id: EntityId;
  /** The text itself, or what it is about. */
  readonly title: string;
  /** When it was written; of an answer to an event, the event's first day. */
  readonly day: CalendarDate | undefined;
  /** A word that was sent along. */
  readonly note: string;
  /** Why it was declined or hidden. */
  readonly answer: string;
  /** What became of a request; undefined of what nobody decides on. */
  readonly state: 'open' | 'accepted' | 'declined' | undefined;
  /** Of an answer to an event. */
  readonly coming: { readonly people: number; readonly waiting: boolean } | undefined;
  /** Of a request for prayer, that it stands without a name. */
  readonly isAnonymous: boolean;
  readonly seenBy: SeenBy;
}

/** All that the church keeps of the user (MINE-06). */
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
