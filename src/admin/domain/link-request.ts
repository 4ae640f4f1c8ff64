import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/** A member to whom the requesting account may belong, as far as the server knows. */
export interface LinkCandidate {
  readonly id: EntityId;
  readonly name: string;
  readonly birthDate: CalendarDate | undefined;
  /** The name of their zone. */
  readonly zone: string | undefined;
}

/** An account's undecided request to be linked to its member (MINE-02). */
export interface LinkRequest {
  readonly id: EntityId;
  /** The name and date of birth as the user wrote them. */
  readonly name: string;
  readonly birthDate: CalendarDate | undefined;
  readonly note: string;
  readonly username: string;
  readonly email: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** Members with that name or date of birth to whom no other account is linked. */
  readonly candidates: readonly LinkCandidate[];
}

/** The member to whom an Admin links the requesting account. */
export interface LinkAcceptance {
  readonly request: LinkRequest;
  readonly member: LinkCandidate;
}

/** The fields of a candidate that equal what the user wrote. */
export function fitOf({ name, birthDate }: LinkRequest, candidate: LinkCandidate): 'both' | 'name' | 'birthDate' {
  const sameDay = candidate.birthDate !== undefined && candidate.birthDate === birthDate;
  if (!sameDay) return 'name';
  return spelled(candidate.name) === spelled(name) ? 'both' : 'birthDate';
}

const spelled = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '');
