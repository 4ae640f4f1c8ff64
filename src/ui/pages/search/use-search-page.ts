import { useMachine } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import { searchTextIn } from '@/content/domain/search-address.ts';
import type { ProvidedSearch, SearchViewModel } from '@/content/machines/provide-search.ts';
import type { MoreFound, SearchEvent } from '@/content/machines/search-state.ts';
import type { EmittingActor } from '@/ui/kit/focus/use-actor-events.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { useMoved } from '@/ui/kit/navigation/use-moved.ts';
import { useTakeover } from '@/ui/patterns/form/use-takeover.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

interface RunningSearch {
  readonly viewModel: SearchViewModel;
  readonly send: (event: SearchEvent) => void;
  readonly actor: EmittingActor<MoreFound>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Runs the search's machine; the router reports a new address only by rendering. */
export function useSearchPage(provided: ProvidedSearch): RunningSearch {
  const addressed = searchTextIn(useSearch());
  const isHydrating = useIsHydrating();
  const [snapshot, send, actor] = useMachine(provided.machine, { input: provided.input(isHydrating ? '' : addressed) });
  const field = useRef<HTMLInputElement>(null);

  const follow = () => send({ type: 'address.changed', text: addressed });
  useMoved(addressed, follow);
  useTakeover(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== addressed) send({ type: 'text.changed', text: typed });
    else follow();
  });

  return { viewModel: provided.select(snapshot), send, actor, field };
}
