import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { PartRef, PartSheet } from '../domain/part-sheet.ts';

/** A part as the server has it. */
export interface PartReading {
  readonly sheet: PartSheet;
  /** The departments of a committee that are edited by themselves. */
  readonly departments: readonly DepartmentEntry[];
  /** What the server sent, handed back as it came: it may hold more than is edited here. */
  readonly source: unknown;
}

export interface DepartmentEntry {
  /** Undefined where the server does not say under which address it stands. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

/** Where an Admin changes who serves (ORGN-10). */
export interface OrganisationEditor {
  /** Refuses with `notFound` where there is none of that id. */
  read(part: PartRef, signal?: AbortSignal): Promise<Outcome<PartReading>>;
  /**
   * Writes a part over what was read last.
   * @param source of that reading: what is not edited here stays as it came
   * @returns what the server made of it; refuses with `unsupported` where it takes no changes, with
   *   `conflict` where the part is no longer what was read
   */
  write(part: PartRef, sheet: PartSheet, source: unknown, signal?: AbortSignal): Promise<Outcome<PartReading>>;
}
