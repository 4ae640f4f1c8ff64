import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/** A member who may be the one that asks, as far as the server knows. */
export interface LinkCandidate {
  readonly id: EntityId;
  readonly name: string;
  readonly birthDate: CalendarDate | undefined;
  /** The name of their zone. */
  readonly zone: string | undefined;
}

/** An account's wish to be linked to its member, which nobody has decided on yet (MINE-02). */
export interface LinkRequest {
  readonly id: EntityId;
  /** As the user wrote them. */
  readonly name: string;
  readonly birthDate: CalendarDate | undefined;
  readonly note: string;
  readonly username: string;
  readonly email: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** Members of that name or born on that day to whom no other account is linked. */
  readonly candidates: readonly LinkCandidate[];
}

/** To whom an Admin links the account that asks. */
export interface LinkAcceptance {
  readonly request: LinkRequest;
  readonly member: LinkCandidate;
}

/** What of a candidate is as the user wrote it. */
export function fitOf({ name, birthDate }: LinkRequest, candidate: LinkCandidate): 'both' | 'name' | 'birthDate' {
  const sameDay = candidate.birthDate !== undefined && candidate.birthDate === birthDate;
  if (!sameDay) return 'name';
  return spelled(candidate.name) === spelled(name) ? 'both' : 'birthDate';
}

const spelled = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '');
