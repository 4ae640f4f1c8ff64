import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { overviewMessages } from '@/ui/messages/ko/overview-messages.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { OrganisationSummary } from './organisation-summary.tsx';
import styles from './overview.module.css';

/** Loaded on demand, since the list needs no zoom library. */
const chartView = createIsland(async () => (await import('./chart-view-island.tsx')).ChartViewIsland);

interface OverviewProps {
  readonly viewModel: ReadOnceViewModel<GoverningSession>;
  /** Whether the picture is shown instead of the list. */
  readonly drawn: boolean;
  readonly onRetry: () => void;
}

/** The head of the overview page; before the list on small screens (ORGN-01). */
export function OverviewHead({ drawn }: Pick<OverviewProps, 'drawn'>) {
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

/** The summary beside the list, or the picture (ORGN-01). */
export function Overview({ viewModel, drawn, onRetry }: OverviewProps) {
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
          <IslandSlot island={chartView} props={{ governingSession }} fallback={loading} />
        ) : (
          <OrganisationSummary governingSession={governingSession} />
        )
      }
    </Async>
  );
}
