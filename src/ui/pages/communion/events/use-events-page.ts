import { useMachine, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { searchedMonth } from '@/content/machines/month-view-model.ts';
import type { ProvidedMonth } from '@/content/machines/provide-month.ts';
import { usePageLeft } from '@/ui/kit/navigation/use-page-left.ts';

/**
 * Runs the actors of the calendar and its dialogs; deletions that still wait for undo are sent when the page is left.
 */
export function useEventsPage({ page, input, select }: ProvidedMonth) {
  const [{ context }, , actor] = useMachine(page, { input: input() });
  const { month, panel } = context;

  usePageLeft(month.send);

  return {
    list: useMemo(() => searchedMonth({ month, panel }), [month, panel]),
    viewModel: select(useSelector(month, (snapshot) => snapshot)),
    actor,
    month,
    panel,
  };
}
