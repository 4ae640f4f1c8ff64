import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

export interface Person {
  /** Undefined where the server gives only a name. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

export interface OwnFamily {
  readonly name: string;
  readonly head: Person | undefined;
  readonly spouse: Person | undefined;
  /** The others of the household. */
  readonly members: readonly Person[];
}

/** A zone with those who care for it. */
export interface OwnZone {
  readonly id: EntityId;
  readonly name: string;
  readonly leader: Person | undefined;
  readonly chief: Person | undefined;
  readonly caretaker: Person | undefined;
}

/** `board` keeps the books of the governing session. */
export type ServiceKind = 'session' | 'board' | 'committee' | 'department' | 'school' | 'choir' | 'mission';

/** A body in which the user serves or learns. */
export interface Service {
  readonly kind: ServiceKind;
  readonly name: string;
  /** The name of the user's office in it; undefined when the server names one that is not known. */
  readonly office: string | undefined;
  /** The others who serve in it beside the user. */
  readonly people: readonly Person[];
}

/** What became of the user's last wish to be linked to their member (MINE-02). */
export interface OwnLinkRequest {
  /** The name that was asked for. */
  readonly name: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** The reason for declining, possibly ''; undefined while it waits. */
  readonly declined: string | undefined;
}

/** The member to whom the user's account is linked, with what the church knows of their place in it (MINE-01). */
export interface OwnMembership {
  /** Undefined while the account is linked to no member (MINE-02). */
  readonly member: Person | undefined;
  readonly family: OwnFamily | undefined;
  readonly zone: OwnZone | undefined;
  /** The names of the user's duties (장로, 권사, …). */
  readonly duties: readonly string[];
  readonly services: readonly Service[];
  /** Undefined for a linked account, and for one that has not asked. */
  readonly link: OwnLinkRequest | undefined;
}

/** Whether the account is linked to no member yet: pages for members alone say so (MINE-02). */
export const isUnlinked = ({ member }: OwnMembership): boolean => member === undefined;
