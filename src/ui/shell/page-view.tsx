import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { Redirect } from 'wouter';
import { AccessGate } from '../auth/access-gate.tsx';
import type { Loadable } from '../loadable.ts';
import { matchPath, sectionPage } from '../match-route.ts';
import { documentTitle } from '../messages/page-messages.ts';
import { pageCode, sectionFrame } from '../pages.ts';
import type { RouteEntry } from '../route-table.ts';

/** The page of a path inside its section, with the document's title (ROUTE-08, ROUTE-10, SHELL-09). */
export function PageView({ path }: { readonly path: string }) {
  const lead = sectionPage(path);
  const { entry, params } = matchPath(path);
  if (lead !== undefined) return <Redirect to={lead} replace />;
  const name = entry?.page ?? 'notFound';
  const audience = entry?.audience ?? 'everyone';
  const page = <Fetched key={path} code={pageCode(name)} props={{ page: name, params }} />;
  return (
    <>
      <title>{documentTitle(name)}</title>
      <InSection entry={entry}>
        {audience === 'everyone' ? (
          page
        ) : (
          <AccessGate audience={audience} page={name}>
            {page}
          </AccessGate>
        )}
      </InSection>
    </>
  );
}

function InSection({ entry, children }: { readonly entry: RouteEntry | undefined; readonly children: ReactNode }) {
  if (entry?.section === undefined) return children;
  return (
    <Fetched code={sectionFrame} props={{ entry, section: entry.section }}>
      {children}
    </Fetched>
  );
}

interface FetchedProps<Props extends object> {
  readonly code: Loadable<ComponentType<Props>>;
  readonly props: Props;
  readonly children?: ReactNode;
}

/** Code that was fetched ahead is there at once; else the view waits, and the page that is shown stays until it is. */
function Fetched<Props extends object>({ code, props, children }: FetchedProps<Props>) {
  const state = code.state();
  const View = state.status === 'ready' ? state.value : use(code.load());
  return createElement(View, props, children);
}
