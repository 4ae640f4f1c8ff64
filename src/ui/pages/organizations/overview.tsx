import { Link } from 'wouter';
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
import { chartMessages } from '@/ui/messages/ko/chart-messages.ts';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { Glance } from './glance.tsx';
import styles from './overview.module.css';

/** Apart from the list, which needs nothing that enlarges. */
const chartView = createIsland(async () => (await import('./chart-view.tsx')).ChartView);

interface OverviewProps {
  readonly viewModel: ReadOnceViewModel<GoverningSession>;
  /** As a picture instead of the list. */
  readonly drawn: boolean;
  readonly onRetry: () => void;
}

/** What stands over the page of the whole organisation, on small screens before its list (ORGN-01). */
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
          {drawn ? chartMessages.showList : chartMessages.show}
        </Link>
      </p>
    </>
  );
}

/** Beside the list a short word about it, or the picture of it (ORGN-01). */
export function Overview({ viewModel, drawn, onRetry }: OverviewProps) {
  const messages = organisationMessages;
  const waiting = drawn ? <Spinner label={messages.loading} /> : <Skeleton lines={6} />;
  return (
    <Async
      state={viewModel}
      loading={waiting}
      empty={<EmptyState sentence={messages.empty} next={messages.emptyNext} />}
      renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={onRetry} />}
    >
      {(session) =>
        drawn ? <IslandSlot island={chartView} props={{ session }} waiting={waiting} /> : <Glance session={session} />
      }
    </Async>
  );
}
