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
  // A section's root shows its first page at once, while the address follows (ROUTE-06).
  const lead = sectionPage(path);
  const place = lead ?? path;
  const { entry, params } = matchPath(place);
  const name = entry?.page ?? 'notFound';
  const audience = entry?.audience ?? 'everyone';
  const page = <Fetched key={place} code={pageCode(name)} props={{ page: name, params }} />;
  return (
    <>
      {lead !== undefined && <Redirect to={lead} replace />}
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
