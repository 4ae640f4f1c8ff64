import { assign, setup } from 'xstate';
import type { PartialSubmit } from '@/shared/machines/form-state.ts';
import type { SavedDraft } from '../domain/saved-draft.ts';

/** The submit that saves the form of a new post as a draft. */
export type DraftSaving = PartialSubmit<{ readonly draft: SavedDraft }>;

/** The server stores drafts. */
export interface DraftsListed {
  readonly type: 'drafts.listed';
  readonly saving: DraftSaving;
}

interface DraftSavingContext {
  /** Undefined until the drafts of the server were listed: only then it is known that the server stores any. */
  readonly saving: DraftSaving | undefined;
}

/**
 * Whether the form of a new post can be saved as a draft (EDIT-03): the list of drafts, which is loaded on its own,
 * provides the submit for that.
 */
export const draftSavingMachine = setup({
  types: { context: {} as DraftSavingContext, events: {} as DraftsListed },
}).createMachine({
  id: 'draftSaving',
  context: { saving: undefined },
  on: { 'drafts.listed': { actions: assign(({ event: { saving } }) => ({ saving })) } },
});
