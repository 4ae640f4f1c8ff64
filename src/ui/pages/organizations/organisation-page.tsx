import { createElement } from 'react';
import { createIsland, useIsland } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { organisationMessages } from '@/ui/messages/ko/organisation.ts';
import { documentTitle, loadMessages, pageNames } from '@/ui/messages/ko/shell.ts';
import { OrganisationFrame, OrganisationLoading, type OrganisationPageProps } from './organisation-frame.tsx';

const island = createIsland(() => import('./organisation-view.tsx').then((module) => module.OrganisationIsland));

/** After a navigation the focus is on the page's heading (ROUTE-09): the island's heading takes it over. */
const keepFocus = keepFocusWithin('[data-page-heading]');

/** Departments and bodies: the list, and beside it a committee or a society (ORGN-01…05). */
export default function OrganisationPage(props: OrganisationPageProps) {
  const organisation = useIsland(island);
  return (
    <div ref={keepFocus}>
      {organisation.status === 'ready' ? (
        createElement(organisation.value, props)
      ) : (
        <UnreadPage page={props.page} onRetry={organisation.status === 'failed' ? organisation.retry : undefined} />
      )}
    </div>
  );
}

interface UnreadPageProps {
  readonly page: OrganisationPageProps['page'];
  /** Undefined unless the code could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

function UnreadPage({ page, onRetry }: UnreadPageProps) {
  const isOverview = page === 'organizations';
  const head = (
    <PageHead
      title={pageNames[page]}
      {...(isOverview ? { lead: organisationMessages.lead } : { over: organisationMessages.over })}
    />
  );
  return (
    <OrganisationFrame
      menu={onRetry === undefined ? <OrganisationLoading /> : null}
      head={isOverview ? head : undefined}
      detailed={!isOverview}
      isLoading={onRetry === undefined}
    >
      <title>{documentTitle(page)}</title>
      {!isOverview && head}
      {onRetry === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <ErrorState sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={onRetry} />
      )}
    </OrganisationFrame>
  );
}
