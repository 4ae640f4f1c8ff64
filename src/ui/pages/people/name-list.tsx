import { useMachine } from '@xstate/react';
import { namesMatching } from '@/people/domain/names.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { SearchBar } from '@/ui/kit/forms/search-bar.tsx';
import { countOfNames, namesLabel, peopleMessages } from '@/ui/messages/ko/people-messages.ts';
import styles from './name-list.module.css';

interface NameListProps {
  readonly role: ServingRole;
  /** In Korean order. */
  readonly names: readonly string[];
}

/** The names with their count, filtered by the search field (PEOP-03). */
export function NameList({ role, names }: NameListProps) {
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
            <li key={`${name} ${at}`}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
