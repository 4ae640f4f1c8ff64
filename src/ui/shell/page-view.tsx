import { createElement, type ReactNode, use } from 'react';
import { Redirect } from 'wouter';
import { AccessGate } from '../auth/access-gate.tsx';
import { SectionLayout } from '../layouts/section-layout.tsx';
import { matchPath, sectionPage } from '../match-route.ts';
import { documentTitle, sectionNames } from '../messages/page-messages.ts';
import { sectionLinks } from '../messages/section-links.ts';
import { pageCode } from '../pages.ts';
import type { RouteEntry } from '../route-table.ts';

/** The page of a path inside its section, with the document's title (ROUTE-08, ROUTE-10, SHELL-09). */
export function PageView({ path }: { readonly path: string }) {
  const root = sectionPage(path);
  const { entry, params } = matchPath(path);
  if (root !== undefined) return <Redirect to={root} replace />;
  const name = entry?.page ?? 'notFound';
  const code = pageCode(name);
  const state = code.state();
  // Suspends only where the code was not fetched ahead; the page that is shown stays until it is there.
  const View = state.status === 'ready' ? state.value : use(code.load());
  const audience = entry?.audience ?? 'everyone';
  const view = createElement(View, { key: path, page: name, params });
  return (
    <>
      <title>{documentTitle(name)}</title>
      <Frame entry={entry}>
        {audience === 'everyone' ? (
          view
        ) : (
          <AccessGate audience={audience} page={name}>
            {view}
          </AccessGate>
        )}
      </Frame>
    </>
  );
}

interface FrameProps {
  readonly entry: RouteEntry | undefined;
  readonly children: ReactNode;
}

function Frame({ entry, children }: FrameProps) {
  if (entry?.section === undefined) return children;
  return (
    <SectionLayout
      title={sectionNames[entry.section]}
      links={sectionLinks[entry.section]}
      currentHref={entry.menuHref ?? entry.path}
    >
      {children}
    </SectionLayout>
  );
}
