import { assign, setup } from 'xstate';
import type { PartialSubmit } from '@/shared/machines/form-state.ts';
import type { SavedDraft } from '../domain/saved-draft.ts';

/** How the form of a new post is saved as a draft. */
export type DraftSaving = PartialSubmit<{ readonly draft: SavedDraft }>;

/** The server keeps drafts. */
export interface DraftsListed {
  readonly type: 'drafts.listed';
  readonly saving: DraftSaving;
}

interface DraftSavingContext {
  /** Undefined until the drafts of the server were listed: only then it is known to keep any. */
  readonly saving: DraftSaving | undefined;
}

/** Whether the form of a new post can be saved as a draft (EDIT-03): the list of drafts, which loads on its own, says how. */
export const draftSavingMachine = setup({
  types: { context: {} as DraftSavingContext, events: {} as DraftsListed },
}).createMachine({
  id: 'draftSaving',
  context: { saving: undefined },
  on: { 'drafts.listed': { actions: assign(({ event: { saving } }) => ({ saving })) } },
});
