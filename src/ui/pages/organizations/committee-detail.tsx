import { useMemo } from 'react';
import { organisationFeature } from '@/composition/organisation.feature.ts';
import { withoutPupilNames } from '@/organisation/domain/pupils.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { committeeMessages, committeeName } from '@/ui/messages/ko/organisation-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { CommitteeBody } from './committee-body.tsx';
import { DetailState } from './detail-state.tsx';

interface CommitteeDetailProps {
  readonly id: string;
  /** What the list calls it, until it says so itself. */
  readonly name: string | undefined;
  /** Children are named to those who are signed in. */
  readonly namesPupils: boolean;
}

/** A committee (ORGN-05). Mount it with the id, and whether the server takes the reader for a visitor, as its key. */
export function CommitteeDetail({ id, name, namesPupils }: CommitteeDetailProps) {
  const readingOf = useService(organisationFeature, 'committee');
  const { viewModel, retry } = useReading(useMemo(() => readingOf(id), [readingOf, id]));
  const ownName = viewModel.status === 'ready' && viewModel.value.name !== '' ? viewModel.value.name : name;
  return (
    <DetailState
      title={ownName === undefined ? pageNames.committee : committeeName(ownName)}
      viewModel={viewModel}
      messages={committeeMessages}
      onRetry={retry}
    >
      {(committee) => <CommitteeBody committee={namesPupils ? committee : withoutPupilNames(committee)} />}
    </DetailState>
  );
}
