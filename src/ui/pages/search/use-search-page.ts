import { useMachine } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import type { ProvidedSearch, SearchViewModel } from '@/content/machines/provide-search.ts';
import type { MoreFound, SearchEvent } from '@/content/machines/search-state.ts';
import type { EmittingActor } from '@/ui/kit/focus/use-actor-events.ts';
import { useIsHydrating } from '@/ui/kit/use-is-hydrating.ts';
import { useTakeover } from '@/ui/patterns/form/use-takeover.ts';

interface RunningSearch {
  readonly viewModel: SearchViewModel;
  readonly send: (event: SearchEvent) => void;
  readonly actor: EmittingActor<MoreFound>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Runs the search's machine; its text is in the address. */
export function useSearchPage(provided: ProvidedSearch): RunningSearch {
  const [snapshot, send, actor] = useMachine(provided.machine, { input: provided.input(useIsHydrating()) });
  const field = useRef<HTMLInputElement>(null);

  useTakeover(() => {
    const { text, addressed } = snapshot.context;
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== addressed) send({ type: 'text.changed', text: typed });
    else if (text !== addressed) send({ type: 'text.addressed', text: addressed });
  });

  return { viewModel: provided.select(snapshot), send, actor, field };
}
