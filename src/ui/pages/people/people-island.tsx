import { useMemo } from 'react';
import { peopleFeature } from '@/composition/people.feature.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { loadingNames, namesFailed, nobodyServes, peopleMessages } from '@/ui/messages/ko/people-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { NameList } from './name-list.tsx';
import styles from './people-island.module.css';

/** The names of those who serve in one duty, or what stands in their place: a failure's message in red (PEOP-04). */
export function PeopleIsland({ role }: { readonly role: ServingRole }) {
  const namesOf = useService(peopleFeature, 'namesOf');
  const { viewModel, retry } = useReading(useMemo(() => namesOf(role), [namesOf, role]));
  return (
    <Async
      state={viewModel}
      loading={<Spinner label={loadingNames(role)} />}
      empty={<EmptyState sentence={nobodyServes(role)} next={peopleMessages.emptyNext} />}
      // Asked in nobody's name: a login would not lead on, so that the reason stands alone.
      renderFailed={(reason) => (
        <ErrorState sentence={<span className={styles.failure}>{namesFailed(reason)}</span>} onRetry={retry} />
      )}
    >
      {(names) => <NameList role={role} names={names} />}
    </Async>
  );
}
