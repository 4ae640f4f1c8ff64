import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { Redirect } from 'wouter';
import type { Loadable } from '@/shared/machines/loadable.ts';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { documentTitle, type PageName, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { AccessGate } from '@/ui/patterns/access/access-gate.tsx';
import { LostCode } from '../code/code.ts';
import { matchPath, sectionPage, viewKey } from '../routes/match-route.ts';
import { framingSection, sectionFrame } from '../routes/page-code.ts';
import { routes } from '../routes/routes.ts';

interface PageViewProps {
  readonly path: string;
  /** Whether the page was served whole and has not been left: it stays, where its code does not come. */
  readonly kept: boolean;
}

/** The page of a path inside its section, with the document's title (ROUTE-08, ROUTE-10, SHELL-09). */
export function PageView({ path, kept }: PageViewProps) {
  // A section's root shows its first page at once, while the address follows (ROUTE-06).
  const lead = sectionPage(path);
  const place = lead ?? path;
  const { page: name, route, params } = matchPath(place);
  const { audience = 'everyone', view, code } = route;
  const isOpen = audience === 'everyone';
  const page = <Fetched key={viewKey(place)} code={code} props={{ page: name, params }} kept={kept} />;
  return (
    <>
      {lead !== undefined && <Redirect to={lead} replace />}
      {view === undefined && <title>{documentTitle(name)}</title>}
      {isOpen ? (
        <InSection page={name} kept={kept}>
          {page}
        </InSection>
      ) : (
        <AccessGate audience={audience} page={name} waiting={<WaitingPage name={name} />}>
          <InSection page={name}>{page}</InSection>
        </AccessGate>
      )}
    </>
  );
}

/** A page for some, before it is known who is asking. */
function WaitingPage({ name }: { readonly name: PageName }) {
  return (
    <InSection page={name}>
      <PageHead title={pageNames[name]} />
      <Skeleton />
    </InSection>
  );
}

interface InSectionProps {
  readonly page: PageName;
  readonly kept?: boolean;
  readonly children: ReactNode;
}

function InSection({ page, kept = false, children }: InSectionProps) {
  const section = framingSection(routes[page]);
  if (section === undefined) return children;
  return (
    <Fetched code={sectionFrame} props={{ page, section }} kept={kept}>
      {children}
    </Fetched>
  );
}

interface FetchedProps<Props extends object> {
  readonly code: Loadable<ComponentType<Props>>;
  readonly props: Props;
  /** Whether what was served stays where the code does not come: it can be read without it. */
  readonly kept: boolean;
  readonly children?: ReactNode;
}

/**
 * Code that was fetched ahead is there at once; else the view waits, and the page that is shown stays until it is. What did
 * not come is not asked for here: a view that is rendered again would ask without end.
 */
function Fetched<Props extends object>({ code, props, kept, children }: FetchedProps<Props>) {
  const state = code.state().status;
  if (state === 'failed' && !kept) throw new LostCode('The code of this page did not come');
  return createElement(use(state === 'failed' ? code.arrival : code.load()), props, children);
}
