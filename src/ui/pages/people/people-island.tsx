import { useMemo } from 'react';
import { peopleFeature } from '@/composition/people.feature.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { loadingNames, namesFailed, nobodyServes, peopleMessages } from '@/ui/messages/ko/people-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { NameList } from './name-list.tsx';
import styles from './people-island.module.css';

/** The names of a duty's holders, or the state of their loading; a failure is shown in red (PEOP-04). */
function People({ services, role }: { readonly role: ServingRole } & HasServices<typeof peopleFeature>) {
  const { viewModel, retry } = useReading(useMemo(() => services.namesOf(role), [services, role]));
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

export const PeopleIsland = withServices(peopleFeature, People);
