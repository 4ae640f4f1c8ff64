import { useMemo } from 'react';
import { withoutPupilNames } from '@/organisation/domain/pupils.ts';
import type { CommitteeFactory } from '@/organisation/machines/provide-organisation.ts';
import { committeeMessages, committeeName } from '@/ui/messages/ko/organisation-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { CommitteeBody } from './committee-body.tsx';
import { DetailState } from './detail-state.tsx';

interface CommitteeDetailProps {
  readonly readingOf: CommitteeFactory;
  readonly id: string;
  /** The name in the list, shown until the committee is loaded. */
  readonly name: string | undefined;
  /** Whether pupils are named, as for signed-in users. */
  readonly namesPupils: boolean;
}

/** A committee (ORGN-05). Its key must contain the id and whether the reader is a visitor. */
export function CommitteeDetail({ readingOf, id, name, namesPupils }: CommitteeDetailProps) {
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
