import { organisationManagementFeature } from '@/composition/organisation-management.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { BackToParts } from './back-to-parts.tsx';
import { committeeIn, partIn } from './part-address.ts';
import { PartEditor } from './part-editor.tsx';
import { PartFailure } from './part-failure.tsx';
import { PartList } from './part-list.tsx';

interface OrganisationManagementIslandProps extends HasServices<typeof organisationManagementFeature> {
  /** The last segment of the address; undefined on the list of parts. */
  readonly segment: string | undefined;
}

/** The list of parts, or the editor of the part in the address. */
function OrganisationManagement({ services, segment }: OrganisationManagementIslandProps) {
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

export const OrganisationManagementIsland = withServices(organisationManagementFeature, OrganisationManagement);
