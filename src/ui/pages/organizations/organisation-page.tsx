import { createElement } from 'react';
import { createLivePart, useLivePart } from '@/ui/app/island/live-part.ts';
import type { PageProps } from '@/ui/app/routes/pages.ts';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { documentTitle, loadMessages, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { OrganisationFrame } from './organisation-frame.tsx';
import { useKeptHeadingFocus } from './use-kept-heading-focus.ts';

const part = createLivePart('organisation', () =>
  import('./organisation-live.tsx').then((module) => module.OrganisationLive),
);

/** Departments and bodies: the list, and beside it a committee or a society (ORGN-01…05). */
export default function OrganisationPage({ page, params }: PageProps) {
  const live = useLivePart(part);
  const isReady = live.status === 'ready';
  useKeptHeadingFocus(isReady);
  if (isReady) return createElement(live.value, { page, params });
  const isOverview = page === 'organizations';
  const head = (
    <PageHead
      title={pageNames[page]}
      {...(isOverview ? { lead: organisationMessages.lead } : { over: organisationMessages.over })}
    />
  );
  return (
    <OrganisationFrame
      menu={live.status === 'failed' ? null : <Spinner label={organisationMessages.loading} />}
      head={isOverview ? head : undefined}
      detailed={!isOverview}
      waiting={live.status !== 'failed'}
    >
      <title>{documentTitle(page)}</title>
      {!isOverview && head}
      {live.status === 'failed' ? (
        <Face
          kind="failed"
          sentence={loadMessages.pageFailed}
          next={loadMessages.pageFailedNext}
          onRetry={live.retry}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </OrganisationFrame>
  );
}
