import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { draftSavingMachine } from '@/content/machines/draft-saving.machine.ts';
import type { PartialSubmit } from '@/shared/machines/form-state.ts';

/** How the form of a new post is saved as a draft, once the list of drafts has said so. */
export function useDraftSaving() {
  const [{ context }, send] = useMachine(draftSavingMachine);
  const listed = useCallback((saving: PartialSubmit) => send({ type: 'drafts.listed', saving }), [send]);
  return { saving: context.saving, listed };
}
