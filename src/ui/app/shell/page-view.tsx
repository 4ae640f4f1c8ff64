import { type ComponentType, createElement, type ReactNode, use, useEffect } from 'react';
import type { Loadable } from '@/shared/stores/loadable.ts';
import type { PageName } from '@/ui/app/routes/page-name.ts';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { navigate } from '@/ui/kit/navigation/location.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { AccessGate } from '@/ui/patterns/access/access-gate.tsx';
import { CodeLoadError } from '../code/code.ts';
import { matchPath, sectionPage, viewKey } from '../routes/match-route.ts';
import { framingSection, sectionFrame } from '../routes/page-code.ts';
import { routes } from '../routes/routes.ts';

interface PageViewProps {
  readonly path: string;
  /** Whether the page was served prerendered and has not been left: it stays if its code fails to load. */
  readonly isAsServed: boolean;
}

/** The page of a path inside its section, with the document's title (ROUTE-08, ROUTE-10, SHELL-09). */
export function PageView({ path, isAsServed }: PageViewProps) {
  // A section's root shows its first page at once, while the address follows (ROUTE-06).
  const lead = sectionPage(path);
  const shownPath = lead ?? path;
  const { page: name, route, params } = matchPath(shownPath);
  const { audience = 'everyone', titled = false, view, code } = route;
  const isOpen = audience === 'everyone';
  useEffect(() => {
    if (lead !== undefined) navigate(lead, { replace: true });
  }, [lead]);
  const page = <Fetched key={viewKey(shownPath)} code={code} props={{ page: name, params }} isAsServed={isAsServed} />;
  return (
    <>
      {view === undefined && !titled && <title>{documentTitle(name)}</title>}
      {isOpen ? (
        <InSection page={name} isAsServed={isAsServed}>
          {page}
        </InSection>
      ) : (
        <AccessGate audience={audience} page={name} fallback={<PageSkeleton name={name} />}>
          <InSection page={name}>{page}</InSection>
        </AccessGate>
      )}
    </>
  );
}

/** A page with an audience, before the user is known. */
function PageSkeleton({ name }: { readonly name: PageName }) {
  return (
    <InSection page={name}>
      <PageHead title={pageNames[name]} />
      <Skeleton />
    </InSection>
  );
}

interface InSectionProps {
  readonly page: PageName;
  readonly isAsServed?: boolean;
  readonly children: ReactNode;
}

function InSection({ page, isAsServed = false, children }: InSectionProps) {
  const section = framingSection(routes[page]);
  if (section === undefined) return children;
  return (
    <Fetched code={sectionFrame} props={{ page, section }} isAsServed={isAsServed}>
      {children}
    </Fetched>
  );
}

interface FetchedProps<Props extends object> {
  readonly code: Loadable<ComponentType<Props>>;
  readonly props: Props;
  /** Whether the served page stays if the code fails to load: it can be read without it. */
  readonly isAsServed: boolean;
  readonly children?: ReactNode;
}

/**
 * Preloaded code renders at once; else the view suspends, and the shown page stays until the code is loaded. Code that failed
 * to load is not requested here: repeated renders would request it without end.
 */
function Fetched<Props extends object>({ code, props, isAsServed, children }: FetchedProps<Props>) {
  const state = code.state().status;
  if (state === 'failed' && !isAsServed) throw new CodeLoadError('The code of this page did not come');
  return createElement(use(state === 'failed' ? code.promise : code.load()), props, children);
}
