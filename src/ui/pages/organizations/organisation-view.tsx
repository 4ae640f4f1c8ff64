import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { organisationEntry } from '@/composition/organisation.ts';
import type { GoverningSession, MissionEntry } from '@/organisation/organisation.ts';
import { sameId } from '@/shared/entity-id.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { buttonClassName } from '@/ui/kit/actions/button.tsx';
import { DottedList } from '@/ui/kit/data/named-values.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Skeleton, Spinner } from '@/ui/kit/feedback/loading.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { organisationMessages } from '@/ui/messages/ko/organisation.ts';
import { organisationCounts, overviewMessages } from '@/ui/messages/ko/organisation-overview.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/shell.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { CommitteeDetail } from './committee-detail.tsx';
import { MissionDetail } from './mission-detail.tsx';
import styles from './organisation.module.css';
import { nameOrNobody, OrganisationFrame, type OrganisationPageProps } from './organisation-frame.tsx';
import { OrganisationTree } from './organisation-tree.tsx';

/** The list and the detail; the list is read once and stays while the detail changes (ORGN-01…03). */
export function OrganisationIsland(props: OrganisationPageProps) {
  const services = useServices(organisationEntry);
  const { page, params } = props;
  const { viewModel, retry } = useReading(services.governingSession);
  const isVisitor = useIsVisitor();
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
          // A reader who signs in may see more names; one who signs out sees fewer.
          key={`${params.committeeId} ${isVisitor}`}
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

/** Whether the reader is a visitor: not yet while a session is being restored or refreshed, since calls wait for it. */
function useIsVisitor(): boolean {
  const login = useCoreService('session');
  return useSelector(login, (snapshot) => sessionIn(snapshot) === undefined && !snapshot.hasTag('pending'));
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

/** The head of the overview page; before the list on small screens (ORGN-01). */
function OverviewHead({ drawn }: Pick<OverviewProps, 'drawn'>) {
  return (
    <>
      <title>{documentTitle('organizations')}</title>
      <PageHead title={pageNames.organizations} lead={organisationMessages.lead} />
      <p className={styles.toggle}>
        <Link
          className={buttonClassName({ variant: 'quiet' })}
          href={drawn ? href('organizations') : `${href('organizations')}?view=chart`}
        >
          {drawn ? overviewMessages.showList : overviewMessages.showPicture}
        </Link>
      </p>
    </>
  );
}

interface OverviewProps {
  readonly viewModel: ReadOnceViewModel<GoverningSession>;
  /** Whether the picture is shown instead of the list. */
  readonly drawn: boolean;
  readonly onRetry: () => void;
}

/** Loaded on demand, since the list needs no zoom library. */
const chart = createIsland(() => import('./organisation-chart.tsx').then((module) => module.ChartViewIsland));

/** The summary beside the list, or the picture (ORGN-01). */
function Overview({ viewModel, drawn, onRetry }: OverviewProps) {
  const messages = organisationMessages;
  const loading = drawn ? <Spinner label={messages.loading} /> : <Skeleton lines={6} />;
  return (
    <Async
      state={viewModel}
      loading={loading}
      empty={<EmptyState sentence={messages.empty} next={overviewMessages.emptyNext} />}
      renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={onRetry} />}
    >
      {(governingSession) =>
        drawn ? (
          <IslandSlot island={chart} props={{ governingSession }} fallback={loading} />
        ) : (
          <OrganisationSummary governingSession={governingSession} />
        )
      }
    </Async>
  );
}

/** A short summary of the organisation, beside the list. */
function OrganisationSummary({ governingSession }: { readonly governingSession: GoverningSession }) {
  const title = useId();
  const { chairman, clerk, board, committees, missions } = governingSession;
  const messages = organisationMessages;
  const rows = [
    { name: messages.chairman, value: nameOrNobody(chairman) },
    { name: messages.clerk, value: nameOrNobody(clerk) },
    { name: `${messages.committees} ${messages.boardClerk}`, value: nameOrNobody(board.clerk) },
    { name: `${messages.committees} ${messages.boardDeputyClerk}`, value: nameOrNobody(board.deputyClerk) },
  ];
  return (
    <section aria-labelledby={title}>
      <PartHeading id={title}>{overviewMessages.summary}</PartHeading>
      <DottedList className={styles.heads} rows={rows} />
      <p className={styles.words}>
        <span>{organisationCounts(committees.length, missions.length)}</span> <span>{overviewMessages.choose}</span>
      </p>
    </section>
  );
}
