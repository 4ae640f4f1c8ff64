import type { SnapshotFrom } from 'xstate';
import { done, type Failure } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import { changesBetween, countOfChanges, type PartChanges } from '../domain/part-changes.ts';
import type { PartSheet } from '../domain/part-sheet.ts';
import type { OrganisationEditor, PartReading } from '../ports/organisation-editor.ts';
import type { SavePart } from '../use-cases/make-save-part.ts';
import { organisationPartMachine } from './organisation-part.machine.ts';
import type { OpenedPart, PartDraft, SavedPart } from './organisation-part-state.ts';

export interface OrganisationPartDependencies {
  readonly read: (signal: AbortSignal) => ReturnType<OrganisationEditor['read']>;
  readonly save: (draft: PartDraft, signal: AbortSignal) => ReturnType<SavePart>;
  /** The unsaved changes when the page was left, where they were stored. */
  readonly storedDraft: () => PartDraft | undefined;
  /** @param draft undefined removes the stored draft */
  readonly storeDraft: (draft: PartDraft | undefined) => void;
  readonly notifySaved: () => void;
  readonly notifyNotSaved: (reason: Failure) => void;
}

/** The view model of a part that is edited. */
export interface OrganisationPartViewModel {
  readonly sheet: AsyncState<PartSheet>;
  readonly departments: PartReading['departments'];
  /** This user's changes. */
  readonly changes: PartChanges;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly saveFailure: Failure | undefined;
  readonly isRestored: boolean;
  /** The version that another user saved meanwhile, while this user chooses between both. */
  readonly meanwhile: PartChanges | undefined;
}

/** A part of the organisation with its calls provided. */
export interface ProvidedOrganisationPart {
  readonly machine: typeof organisationPartMachine;
  readonly select: (snapshot: SnapshotFrom<typeof organisationPartMachine>) => OrganisationPartViewModel;
}

const NO_CHANGES: PartChanges = { seats: [], duties: false };

export function provideOrganisationPart(dependencies: OrganisationPartDependencies): ProvidedOrganisationPart {
  return {
    machine: organisationPartMachine.provide({
      actors: {
        read: fromOutcome<OpenedPart, unknown>(async ({ signal }) => {
          const reading = await dependencies.read(signal);
          if (reading.kind === 'refused') return reading;
          const stored = dependencies.storedDraft();
          if (stored !== undefined) return done({ ...stored, isRestored: true });
          return done({ before: reading.value, mine: reading.value.sheet, isRestored: false });
        }),
        save: fromOutcome<SavedPart, PartDraft | undefined>(async ({ input, signal }) => {
          const saved = await dependencies.save(required(input), signal);
          if (saved.kind === 'refused') return saved;
          const isTheirs = saved.kind === 'changed';
          return done({ reading: isTheirs ? saved.theirs : saved.value, isTheirs });
        }),
      },
      actions: {
        storeDraft: (_, draft) => dependencies.storeDraft(draft),
        notifySaved: () => dependencies.notifySaved(),
        notifyNotSaved: (_, reason) => dependencies.notifyNotSaved(reason),
      },
    }),
    select: (snapshot) => {
      const { before, mine, theirs, failure, saveFailure, isRestored } = snapshot.context;
      const changes = before && mine ? changesBetween(before.sheet, mine) : NO_CHANGES;
      return {
        sheet: asyncStateOf(mine, failure),
        departments: before?.departments ?? [],
        changes,
        isChanged: countOfChanges(changes) > 0,
        isSaving: snapshot.matches('saving'),
        saveFailure,
        isRestored,
        meanwhile: before && theirs && changesBetween(before.sheet, theirs.sheet),
      };
    },
  };
}
