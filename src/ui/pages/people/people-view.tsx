import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { peopleEntry } from '@/composition/people.ts';
import { namesMatching, type ServingRole } from '@/people/serving.ts';
import { nameFilterMachine } from '@/shared/name-filter.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { SearchBar } from '@/ui/kit/forms/search-field.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import {
  countOfNames,
  loadingNames,
  namesFailed,
  namesLabel,
  nobodyServes,
  peopleMessages,
} from '@/ui/messages/ko/people.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './people.module.css';

/** The names of a duty's holders, or the state of their loading; a failure is shown in red (PEOP-04). */
export function PeopleIsland({ role }: { readonly role: ServingRole }) {
  const { namesOf } = useServices(peopleEntry);
  const { viewModel, retry } = useReading(useMemo(() => namesOf(role), [namesOf, role]));
  return (
    <Async
      state={viewModel}
      loading={<Spinner label={loadingNames(role)} />}
      empty={<EmptyState sentence={nobodyServes(role)} next={peopleMessages.emptyNext} />}
      // Offers no login after a failure: the call carries no token, so signing in would not help.
      renderFailed={(reason) => (
        <ErrorState
          sentence={
            <span className={styles.failure}>
              <Message text={namesFailed(reason)} />
            </span>
          }
          onRetry={retry}
        />
      )}
    >
      {(names) => <NameList role={role} names={names} />}
    </Async>
  );
}

interface NameListProps {
  readonly role: ServingRole;
  /** In Korean order. */
  readonly names: readonly string[];
}

/** The names with their count, filtered by the search field (PEOP-03). */
function NameList({ role, names }: NameListProps) {
  const [snapshot, send] = useMachine(nameFilterMachine);
  const { text } = snapshot.context;
  const shown = namesMatching(names, text);
  return (
    <section aria-label={namesLabel(role)}>
      <SearchBar
        label={peopleMessages.filter}
        hint={peopleMessages.filterHint}
        searchText={text}
        onSearchTextChange={(typed) => send({ type: 'text.changed', text: typed })}
        count={countOfNames(shown.length, names.length)}
      />
      {shown.length === 0 ? (
        <EmptyState sentence={peopleMessages.noMatch} next={peopleMessages.noMatchNext}>
          <Button variant="quiet" onClick={() => send({ type: 'filter.cleared' })}>
            {peopleMessages.clear}
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.names}>
          {shown.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two who serve may share a name, and the server may not tell them apart
            <li key={`${name} ${at}`} translate="no">
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
