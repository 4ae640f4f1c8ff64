import { useMemo } from 'react';
import { peopleFeature } from '@/composition/people.feature.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { loadingNames, nobodyServes, peopleMessages } from '@/ui/messages/ko/people-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { NameList } from './name-list.tsx';
import { NamesFailure } from './names-failure.tsx';

/** The names of those who serve in one duty, or what stands in their place (PEOP-04). */
export function PeopleIsland({ role }: { readonly role: ServingRole }) {
  const namesOf = useService(peopleFeature, 'namesOf');
  const { viewModel, retry } = useReading(useMemo(() => namesOf(role), [namesOf, role]));
  if (viewModel.status === 'ready') return <NameList role={role} names={viewModel.value} />;
  if (viewModel.status === 'failed') return <NamesFailure reason={viewModel.reason} onRetry={retry} />;
  if (viewModel.status === 'loading') return <Spinner label={loadingNames(role)} />;
  return <EmptyState sentence={nobodyServes(role)} next={peopleMessages.emptyNext} />;
}
