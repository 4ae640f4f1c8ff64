import { Component, type ComponentType, createElement, memo, type ReactNode, Suspense, use, useEffect } from 'react';
import type { Loadable } from '@/shared/loadable.store.ts';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { navigate } from '@/ui/kit/navigation/location.ts';
import { documentTitle, loadMessages, pageNames } from '@/ui/messages/ko/shell.ts';
import { CodeLoadError } from '../islands/code.ts';
import { useRetry } from '../islands/deployment.ts';
import { fetchPage, framingSection, matchPath, sectionFrame, sectionPage, viewKey } from '../routes/match.ts';
import { type PageName, routes } from '../routes/routes.ts';
import { AccessGate } from './access-gate.tsx';

interface ShownPageProps {
  readonly path: string;
  readonly isAsServed: boolean;
}

/** The page in the frame. Memoised by its path: another update would remove a served page whose code is not loaded. */
export const ShownPage = memo(function ShownPage({ path, isAsServed }: ShownPageProps) {
  const retry = useRetry();
  return (
    // Outside the key: a new boundary would show its fallback instead of the shown page.
    <Suspense>
      <PageBoundary key={viewKey(path)} path={path} onRetry={() => retry(() => fetchPage(path))}>
        <PageView path={path} isAsServed={isAsServed} />
      </PageBoundary>
    </Suspense>
  );
});

interface PageViewProps {
  readonly path: string;
  /** Whether the page was served prerendered and has not been left: it stays if its code fails to load. */
  readonly isAsServed: boolean;
}

/** The page of a path inside its section, with the document's title (ROUTE-08, ROUTE-10, SHELL-09). */
function PageView({ path, isAsServed }: PageViewProps) {
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

interface PageBoundaryProps {
  /** A change resets the failure: another page of the same view may work. */
  readonly path: string;
  /** Requests the code of the page again; settles when it has loaded or failed. */
  readonly onRetry: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface Failed {
  /** The path of the failed page. */
  readonly path: string;
  /** `lost`: its code failed to load; `broke`: rendering threw. */
  readonly failed: 'lost' | 'broke' | undefined;
}

const SENTENCES = {
  lost: { sentence: loadMessages.pageFailed, next: loadMessages.pageFailedNext },
  broke: { sentence: loadMessages.pageBroke, next: loadMessages.pageBrokeNext },
} as const;

/**
 * Shows a sentence and a retry instead of a blank page if a page's code fails to load or its rendering throws. Mount it with
 * the key of its view. React catches errors in class components only, so this is the only view with state of its own.
 */
export class PageBoundary extends Component<PageBoundaryProps, Failed> {
  override state: Failed = { path: this.props.path, failed: undefined };

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: Failed): Failed | null {
    return path === state.path ? null : { path, failed: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<Failed, 'failed'> {
    return { failed: error instanceof CodeLoadError ? 'lost' : 'broke' };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return (
      <PlainPage>
        <ErrorState
          {...SENTENCES[failed]}
          onRetry={() => void this.props.onRetry().then(() => this.setState({ failed: undefined }))}
        />
      </PlainPage>
    );
  }
}
