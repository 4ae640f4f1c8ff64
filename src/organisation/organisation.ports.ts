import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { Committee, GoverningSession, MissionSociety } from './organisation.ts';
import type { PartRef, PartSheet } from './parts.ts';

/** Who does what in the church's committees and societies (ORGN-01…08). */
export interface OrganisationRepository {
  governingSession(signal?: AbortSignal): Promise<Outcome<GoverningSession>>;
  /** Refuses with `notFound` when there is no committee with that id. */
  committee(id: EntityId, signal?: AbortSignal): Promise<Outcome<Committee>>;
  /** Refuses with `notFound` when there is no society with that id. */
  mission(id: EntityId, signal?: AbortSignal): Promise<Outcome<MissionSociety>>;
}

/** A part as the server returned it. */
export interface PartReading {
  readonly sheet: PartSheet;
  /** A committee's departments, each of which is edited on a page of its own. */
  readonly departments: readonly DepartmentEntry[];
  /**
   * The server's answer, sent back unchanged where it is not edited here: it may contain fields that this client does
   * not know.
   */
  readonly source: unknown;
}

/** A part that is being edited. */
export interface PartDraft {
  /** The version on which the change is based. */
  readonly before: PartReading;
  readonly mine: PartSheet;
}

export interface DepartmentEntry {
  /** Undefined where the server gives no id. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

/** Reads and writes parts of the organisation; for an Admin (ORGN-10). */
export interface OrganisationEditor {
  /** Refuses with `notFound` when there is no part with that id. */
  read(part: PartRef, signal?: AbortSignal): Promise<Outcome<PartReading>>;
  /**
   * Writes a part over its last reading.
   * @param source of that reading: everything that is not edited here is sent back unchanged
   * @returns the part as the server stored it; refuses with `unsupported` when the server takes no changes, with
   * `conflict` when the part has changed since that reading
   */
  write(part: PartRef, sheet: PartSheet, source: unknown, signal?: AbortSignal): Promise<Outcome<PartReading>>;
}

/** The subjects of toasts about the organisation. */
export type OrganisationToast =
  | 'organisationNotLoaded'
  | 'missionNotLoaded'
  | 'committeeNotLoaded'
  | 'organisationSaved'
  | 'organisationNotSaved';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly organisation: OrganisationToast;
  }
}
