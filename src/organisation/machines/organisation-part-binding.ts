import { fromPromise, type SnapshotFrom } from 'xstate';
import { done, type Fault, refused } from '@/shared/domain/outcome.ts';
import { changesBetween, countOfChanges, type PartChanges } from '../domain/part-changes.ts';
import type { PartSheet } from '../domain/part-sheet.ts';
import type { OrganisationEditor, PartReading } from '../ports/organisation-editor.ts';
import { organisationPartMachine } from './organisation-part.machine.ts';
import type { PartDraft, SavedPart } from './organisation-part-state.ts';

export interface OrganisationPartPlug {
  readonly read: (signal: AbortSignal) => ReturnType<OrganisationEditor['read']>;
  readonly save: (draft: PartDraft, signal: AbortSignal) => Promise<SavedPart>;
  /** What was changed and not saved when its page went away, where that is kept. */
  readonly keptDraft: () => PartDraft | undefined;
  /** @param draft undefined where there is nothing left to keep */
  readonly keepDraft: (draft: PartDraft | undefined) => void;
  readonly tellSaved: () => void;
  readonly tellNotSaved: (reason: Fault) => void;
}

/** What a view shows of a part that is edited. */
export interface OrganisationPartFace {
  /** Undefined until it was read. */
  readonly sheet: PartSheet | undefined;
  readonly departments: PartReading['departments'];
  /** What was changed here. */
  readonly changes: PartChanges;
  readonly isChanged: boolean;
  /** Why it cannot be read. */
  readonly failure: Fault | undefined;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly refusal: Fault | undefined;
  readonly refusals: number;
  readonly isRestored: boolean;
  /** What somebody else has changed meanwhile, while it is asked about. */
  readonly meanwhile: PartChanges | undefined;
}

/** A part of the organisation with its calls plugged in. */
export interface OrganisationPartBinding {
  readonly machine: typeof organisationPartMachine;
  readonly read: (snapshot: SnapshotFrom<typeof organisationPartMachine>) => OrganisationPartFace;
}

const NO_CHANGES: PartChanges = { seats: [], duties: false };

export function bindOrganisationPart(plug: OrganisationPartPlug): OrganisationPartBinding {
  return {
    machine: organisationPartMachine.provide({
      actors: {
        read: fromPromise(async ({ signal }) => {
          const reading = await plug.read(signal);
          if (reading.kind === 'refused') return reading;
          const kept = plug.keptDraft();
          if (kept !== undefined) return done({ ...kept, isRestored: true });
          return done({ before: reading.value, mine: reading.value.sheet, isRestored: false });
        }),
        save: fromPromise<SavedPart, PartDraft | undefined>(async ({ input, signal }) =>
          input === undefined ? refused('malformed') : plug.save(input, signal),
        ),
      },
      actions: {
        keepDraft: (_, draft) => plug.keepDraft(draft),
        tellSaved: () => plug.tellSaved(),
        tellNotSaved: (_, reason) => plug.tellNotSaved(reason),
      },
    }),
    read: (snapshot) => {
      const { before, mine, theirs, reason, refusal, refusals, isRestored } = snapshot.context;
      const changes = before && mine ? changesBetween(before.sheet, mine) : NO_CHANGES;
      return {
        sheet: mine,
        departments: before?.departments ?? [],
        changes,
        isChanged: countOfChanges(changes) > 0,
        failure: snapshot.matches('failed') ? reason : undefined,
        isSaving: snapshot.matches('saving'),
        refusal,
        refusals,
        isRestored,
        meanwhile: before && theirs && changesBetween(before.sheet, theirs.sheet),
      };
    },
  };
}
