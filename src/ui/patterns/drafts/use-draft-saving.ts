import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { draftSavingMachine } from '@/content/machines/draft-saving.machine.ts';

/**
 * Saving the form of a new post as a draft, once the list of drafts has provided it.
 * @param list receives the published post; must stay the same while the form is shown
 */
export function useDraftSaving<List>(list: List) {
  const [{ context }, , form] = useMachine(draftSavingMachine);
  return { saving: context.saving, drafts: useMemo(() => ({ form, list }), [form, list]) };
}
