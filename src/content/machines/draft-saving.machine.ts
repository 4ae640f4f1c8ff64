import { assign, setup } from 'xstate';
import type { PartialSubmit } from '@/shared/machines/form-state.ts';

interface DraftSavingContext {
  /** Undefined until the drafts of the server were listed: only then it is known to keep any. */
  readonly saving: PartialSubmit | undefined;
}

/** Whether the form of a new post can be saved as a draft (EDIT-03): the list of drafts, which loads on its own, says how. */
export const draftSavingMachine = setup({
  types: {
    context: {} as DraftSavingContext,
    events: {} as { readonly type: 'drafts.listed'; readonly saving: PartialSubmit },
  },
}).createMachine({
  id: 'draftSaving',
  context: { saving: undefined },
  on: { 'drafts.listed': { actions: assign(({ event: { saving } }) => ({ saving })) } },
});
