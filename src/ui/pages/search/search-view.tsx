import { useMachine } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { searchEntry } from '@/composition/search.ts';
import type { MoreFound, ProvidedSearch, SearchEvent, SearchViewModel } from '@/content/search/search.machine.ts';
import { addressOfSearch } from '@/content/search/search.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { type EmittingActor, useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { useIsHydrating, useTakeover } from '@/ui/kit/hydration.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { searchExamples, searchMessages } from '@/ui/messages/ko/search.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './search.module.css';
import { COUNT_ID, SearchResults } from './search-results.tsx';

/** The maximum length that servers accept. */
const LONGEST = 200;

/** The search field, and the results (FIND-01). */
export function SearchFormIsland() {
  const services = useServices(searchEntry);
  const { viewModel, send, actor, field } = useSearchPage(services.search);
  const { text, state } = viewModel;
  // A served page is prerendered without focus in the field: a reader who loads it begins at its top.
  const isOpened = !useIsHydrating() && text === '';
  useActorEvents(actor, ({ id = COUNT_ID }) =>
    takeFocus(document.getElementById(id) ?? document.getElementById(COUNT_ID)),
  );

  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || text === '') return;
    event.preventDefault();
    send({ type: 'text.cleared' });
    takeFocus(field.current);
  };
  return (
    <section onKeyDownCapture={clear}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari 16 knows no <search>, and the form is the search */}
      <Form role="search" className={styles.form} onSubmitted={() => send({ type: 'search.submitted' })}>
        <TextField
          ref={field}
          type="search"
          label={searchMessages.label}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          data-page-heading=""
          // biome-ignore lint/a11y/noAutofocus: after a navigation to the search, its field has the focus (ROUTE-09)
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={isOpened}
          onChange={({ target }) => send({ type: 'text.changed', text: target.value })}
        />
        <EarlyButton type="submit">
          <Icon name="search" />
          <span>{searchMessages.submit}</span>
        </EarlyButton>
      </Form>
      <Async
        state={state}
        loading={searchMessages.searching}
        lines={8}
        empty={<SearchHelp />}
        renderFailed={(reason) => (
          <FailureState
            sentence={searchMessages.failed}
            reason={reason}
            next={searchMessages.failedNext}
            onRetry={() => send({ type: 'retry.asked' })}
          />
        )}
      >
        {(found) => <SearchResults found={found} viewModel={viewModel} send={send} />}
      </Async>
    </section>
  );
}

const SEARCH_PAGE = href('search');

/** Shown without a search text: how to search, with examples to press. */
function SearchHelp() {
  return (
    <div className={styles.help}>
      <p>
        <strong>{searchMessages.help}</strong>
      </p>
      <p className={styles.excerpt}>{searchMessages.helpNext}</p>
      <ul className={styles.examples} aria-label={searchMessages.examples}>
        {searchExamples.map((example) => (
          <li key={example}>
            <TextLink alone href={addressOfSearch(SEARCH_PAGE, example)}>
              {example}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RunningSearch {
  readonly viewModel: SearchViewModel;
  readonly send: (event: SearchEvent) => void;
  readonly actor: EmittingActor<MoreFound>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Runs the search's machine; its text is in the address. */
function useSearchPage(provided: ProvidedSearch): RunningSearch {
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
