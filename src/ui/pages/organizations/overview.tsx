import { Link } from 'wouter';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import type { ReadOnceFace } from '@/shared/machines/read-once-binding.ts';
import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { chartMessages } from '@/ui/messages/ko/chart-messages.ts';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { Glance } from './glance.tsx';
import styles from './overview.module.css';

/** Apart from the list, which needs nothing that enlarges. */
const chartView = createLivePart(undefined, async () => (await import('./chart-view.tsx')).ChartView);

interface OverviewProps {
  readonly face: ReadOnceFace<GoverningSession>;
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
          href={drawn ? '/organizations' : '/organizations?view=chart'}
        >
          {drawn ? chartMessages.showList : chartMessages.show}
        </Link>
      </p>
    </>
  );
}

/** Beside the list a short word about it, or the picture of it (ORGN-01). */
export function Overview({ face, drawn, onRetry }: OverviewProps) {
  const words = organisationMessages;
  const waiting = drawn ? <Spinner label={words.loading} /> : <Skeleton lines={6} />;
  if (face.status === 'loading') return waiting;
  if (face.status === 'empty') return <Face kind="empty" sentence={words.empty} next={words.emptyNext} />;
  if (face.status === 'failed') {
    return <Face kind="failed" sentence={words.failed} next={faultSentences[face.reason]} onRetry={onRetry} />;
  }
  if (!drawn) return <Glance session={face.value} />;
  return <LiveSlot part={chartView} props={{ session: face.value }} waiting={waiting} />;
}
