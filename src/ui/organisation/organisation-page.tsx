import { createElement } from 'react';
import { Face } from '../kit/face.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { createLivePart, useLivePart } from '../live-part.ts';
import { organisationMessages } from '../messages/organisation-messages.ts';
import { documentTitle, loadMessages, pageNames } from '../messages/page-messages.ts';
import type { PageProps } from '../pages.ts';
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
