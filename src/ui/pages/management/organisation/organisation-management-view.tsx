import { organisationWritingEntry } from '@/composition/organisation.writing.ts';
import type { ProvidedGoverningSession } from '@/organisation/organisation.machine.ts';
import type { GoverningSession } from '@/organisation/organisation.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { committeeHeads, committeeName, organisationMessages } from '@/ui/messages/ko/organisation.ts';
import { governingSessionHeads, managementMessages } from '@/ui/messages/ko/organisation-management.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { PartEditor, PartFailure } from './part-editor.tsx';
import { BackToParts, committeeIn, PartLinks, partHref, partIn } from './part-links.tsx';

interface OrganisationManagementIslandProps {
  /** The last segment of the address; undefined on the list of parts. */
  readonly segment: string | undefined;
}

/** The list of parts, or the editor of the part in the address. */
export function OrganisationManagementIsland({ segment }: OrganisationManagementIslandProps) {
  const services = useServices(organisationWritingEntry);
  const search = useSearch();
  if (segment === undefined) return <PartList governingSession={services.governingSession} />;
  const part = partIn(segment);
  if (part !== undefined) {
    return (
      <PartEditor
        part={part}
        committee={part.kind === 'department' ? committeeIn(search) : undefined}
        edit={services.part}
        members={services.members}
        leaveQuestion={services.leaveQuestion}
      />
    );
  }
  return (
    <>
      <BackToParts committee={undefined} />
      <PartFailure reason="notFound" onRetry={undefined} />
    </>
  );
}

interface PartListProps {
  readonly governingSession: ProvidedGoverningSession;
}

/** Every editable part: the governing session, the committees, the societies (ORGN-10). */
function PartList({ governingSession }: PartListProps) {
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
