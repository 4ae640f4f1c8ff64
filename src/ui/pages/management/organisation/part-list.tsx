import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import type { ProvidedGoverningSession } from '@/organisation/machines/provide-organisation.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { governingSessionHeads, managementMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { committeeHeads, committeeName, organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { partHref } from './part-address.ts';
import { PartLinks } from './part-links.tsx';

interface PartListProps {
  readonly governingSession: ProvidedGoverningSession;
}

/** Every editable part: the governing session, the committees, the societies (ORGN-10). */
export function PartList({ governingSession }: PartListProps) {
  const { viewModel, retry } = useReading(governingSession);
  return (
    <Async
      state={viewModel}
      loading={managementMessages.loading}
      lines={8}
      empty={<Parts governingSession={undefined} />}
      renderFailed={(reason) => <FailureState sentence={managementMessages.failed} reason={reason} onRetry={retry} />}
    >
      {(value) => <Parts governingSession={value} />}
    </Async>
  );
}

const GOVERNING_SESSION = { kind: 'governingSession', id: '' } as const;

function Parts({ governingSession }: { readonly governingSession: GoverningSession | undefined }) {
  const messages = organisationMessages;
  const heads = governingSessionHeads(governingSession?.chairman?.name, governingSession?.clerk?.name);
  return (
    <>
      <PartLinks
        title={messages.governingSession}
        links={[{ href: partHref(GOVERNING_SESSION), name: messages.governingSession, about: heads }]}
      />
      <PartLinks
        title={messages.committees}
        empty={messages.noCommittees}
        links={(governingSession?.committees ?? []).map(({ id, name, chairman, secretary }) => ({
          href: partHref({ kind: 'committee', id }),
          name: committeeName(name),
          about: committeeHeads(chairman?.name, secretary?.name),
        }))}
      />
      <PartLinks
        title={messages.missions}
        empty={messages.noMissions}
        links={(governingSession?.missions ?? []).map(({ id, name }) => ({
          href: partHref({ kind: 'mission', id }),
          name,
        }))}
      />
    </>
  );
}
