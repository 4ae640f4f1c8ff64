import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { organisationFeature } from '@/composition/organisation.feature.ts';
import type { MissionEntry } from '@/organisation/domain/organisation.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { CommitteeDetail } from './committee-detail.tsx';
import { MissionDetail } from './mission-detail.tsx';
import { OrganisationFrame } from './organisation-frame.tsx';
import type { OrganisationPageProps } from './organisation-page-props.ts';
import { OrganisationTree } from './organisation-tree.tsx';
import { Overview, OverviewHead } from './overview.tsx';

/** The list and the detail; the list is read once and stays while the detail changes (ORGN-01…03). */
function Organisation(props: OrganisationPageProps & HasServices<typeof organisationFeature>) {
  const { services, page, params } = props;
  const { viewModel, retry } = useReading(services.governingSession);
  const { isSignedIn, isVisitor } = useReader();
  const view = new URLSearchParams(useSearch()).get('view');
  const drawn = page === 'organizations' && view === 'chart';
  const governingSession = viewModel.status === 'ready' ? viewModel.value : undefined;
  const tree = (
    <OrganisationTree
      viewModel={viewModel}
      brief={page === 'organizations'}
      currentHref={entryHref(props)}
      onRetry={retry}
    />
  );
  return (
    <OrganisationFrame
      menu={drawn ? undefined : tree}
      head={page === 'organizations' ? <OverviewHead drawn={drawn} /> : undefined}
      detailed={page !== 'organizations'}
      isLoading={viewModel.status === 'loading'}
    >
      {page === 'committee' && (
        <CommitteeDetail
          readingOf={services.committee}
          // A reader who signs in sees more names; one who signs out sees fewer.
          key={`${params.committeeId} ${isVisitor}`}
          namesPupils={isSignedIn}
          id={params.committeeId}
          name={nameOfEntry(governingSession?.committees, params.committeeId)}
        />
      )}
      {page === 'mission' && (
        <MissionDetail
          key={params.missionId}
          readingOf={services.mission}
          id={params.missionId}
          name={nameOfEntry(governingSession?.missions, params.missionId)}
        />
      )}
      {page === 'organizations' && <Overview viewModel={viewModel} drawn={drawn} onRetry={retry} />}
    </OrganisationFrame>
  );
}

export const OrganisationIsland = withServices(organisationFeature, Organisation);

/**
 * Whether the reader is signed in, or a visitor: neither while a session is being restored or refreshed, since calls
 * wait for it.
 */
function useReader() {
  const login = useCoreService('session');
  const isSignedIn = useSelector(login, (snapshot) => sessionIn(snapshot) !== undefined);
  const isVisitor = useSelector(login, (snapshot) => sessionIn(snapshot) === undefined && !snapshot.hasTag('pending'));
  return { isSignedIn, isVisitor };
}

/** The address of the shown entry, built by `href`, because browsers encode the same address differently. */
function entryHref({ page, params }: OrganisationPageProps): string | undefined {
  if (page === 'committee') return href(page, params);
  return page === 'mission' ? href(page, params) : undefined;
}

/** The name of the entry in the list; undefined before the list is loaded, or when it is not in it. */
function nameOfEntry(entries: readonly MissionEntry[] | undefined, id: string): string | undefined {
  return entries?.find((entry) => sameId(entry.id, id))?.name;
}
