import { useMachine } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import { useSearch } from 'wouter';
import { searchTextIn } from '@/content/domain/search-address.ts';
import type { ProvidedSearch, SearchViewModel } from '@/content/machines/provide-search.ts';
import type { MoreFound, SearchEvent } from '@/content/machines/search-state.ts';
import { useIsAsServed } from '@/ui/app/code/deployment.ts';
import { href } from '@/ui/app/routes/href.ts';
import type { EmittingActor } from '@/ui/kit/focus/use-actor-events.ts';
import { useMoved } from '@/ui/kit/navigation/use-moved.ts';
import { useTakeover } from '@/ui/patterns/form/use-takeover.ts';

interface RunningSearch {
  readonly viewModel: SearchViewModel;
  readonly send: (event: SearchEvent) => void;
  readonly actor: EmittingActor<MoreFound>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Runs the search's machine; the router reports a new address only by rendering. */
export function useSearchPage(provided: ProvidedSearch): RunningSearch {
  const addressed = searchTextIn(useSearch());
  // A served page is hydrated as it was prerendered, which was without a text.
  const isServed = useIsAsServed(href('search'));
  const [snapshot, send, actor] = useMachine(provided.machine, { input: { text: isServed ? '' : addressed } });
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
