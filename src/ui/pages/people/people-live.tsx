import { useMemo } from 'react';
import { SERVING_NAMES } from '@/composition/people.tokens.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { loadingNames, nobodyServes, peopleMessages } from '@/ui/messages/ko/people-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { NameList } from './name-list.tsx';
import { NamesFailure } from './names-failure.tsx';

/** The names of those who serve in one duty, or what stands in their place (PEOP-04). */
export function PeopleLive({ role }: { readonly role: ServingRole }) {
  const namesOf = useService(SERVING_NAMES);
  const { face, retry } = useReading(useMemo(() => namesOf(role), [namesOf, role]));
  if (face.status === 'ready') return <NameList role={role} names={face.value} />;
  if (face.status === 'failed') return <NamesFailure reason={face.reason} onRetry={retry} />;
  if (face.status === 'loading') return <Spinner label={loadingNames(role)} />;
  return <Face kind="empty" sentence={nobodyServes(role)} next={peopleMessages.emptyNext} />;
}
