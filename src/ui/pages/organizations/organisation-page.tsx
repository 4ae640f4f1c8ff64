import { createElement } from 'react';
import { createIsland, useIsland } from '@/ui/app/island/island.ts';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { documentTitle, loadMessages, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { OrganisationFrame } from './organisation-frame.tsx';
import { SessionLoading } from './session-loading.tsx';
import { useKeptHeadingFocus } from './use-kept-heading-focus.ts';

const island = createIsland(() => import('./organisation-island.tsx').then((module) => module.OrganisationIsland));

/** Departments and bodies: the list, and beside it a committee or a society (ORGN-01…05). */
export default function OrganisationPage({ page, params }: PageProps) {
  const organisation = useIsland(island);
  const isReady = organisation.status === 'ready';
  useKeptHeadingFocus(isReady);
  if (isReady) return createElement(organisation.value, { page, params });
  const isOverview = page === 'organizations';
  const head = (
    <PageHead
      title={pageNames[page]}
      {...(isOverview ? { lead: organisationMessages.lead } : { over: organisationMessages.over })}
    />
  );
  return (
    <OrganisationFrame
      menu={organisation.status === 'failed' ? null : <SessionLoading />}
      head={isOverview ? head : undefined}
      detailed={!isOverview}
      waiting={organisation.status !== 'failed'}
    >
      <title>{documentTitle(page)}</title>
      {!isOverview && head}
      {organisation.status === 'failed' ? (
        <ErrorState
          sentence={loadMessages.pageFailed}
          next={loadMessages.pageFailedNext}
          onRetry={organisation.retry}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </OrganisationFrame>
  );
}
