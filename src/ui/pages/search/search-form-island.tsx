import type { KeyboardEvent } from 'react';
import { searchFeature } from '@/composition/search.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { useIsHydrating } from '@/ui/kit/use-is-hydrating.ts';
import { searchMessages } from '@/ui/messages/ko/search-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import styles from './search.module.css';
import { SearchHelp } from './search-help.tsx';
import { COUNT_ID, SearchResults } from './search-results.tsx';
import { useSearchPage } from './use-search-page.ts';

/** The maximum length that servers accept. */
const LONGEST = 200;

/** The search field, and the results (FIND-01). */
function SearchForm({ services }: HasServices<typeof searchFeature>) {
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
          {searchMessages.submit}
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

export const SearchFormIsland = withServices(searchFeature, SearchForm);
