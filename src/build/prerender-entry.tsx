import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import * as calendar from '@/church/calendar.ts';
import * as facts from '@/church/facts.ts';
import * as history from '@/church/history.ts';
import * as letter from '@/church/letter.ts';
import * as logo from '@/church/logo.ts';
import * as mapPlace from '@/church/map-place.ts';
import * as missionaries from '@/church/missionaries.ts';
import * as posterTexts from '@/church/poster-texts.ts';
import * as posters from '@/church/posters.ts';
import * as previews from '@/church/previews.ts';
import * as slides from '@/church/slides.ts';
import * as vision from '@/church/vision.ts';
import * as visionGoals from '@/church/vision-goals.ts';
import * as visionValues from '@/church/vision-values.ts';
import * as welcome from '@/church/welcome.ts';
import * as worshipTimes from '@/church/worship-times.ts';
import * as zone from '@/church/zone.ts';
import { EARLY_CALLS } from '@/composition/early-calls.ts';
import { openPrerenderCore } from '@/composition/prerender-core.ts';
import { normalisePath } from '@/shared/domain/site-path.ts';
import { createLoadable } from '@/shared/stores/loadable.ts';
import { CoreProvider } from '../ui/app/island/core.tsx';
import { fetchPage } from '../ui/app/routes/fetch-page.ts';
import { addressesOf } from '../ui/app/routes/href.ts';
import { matchPath, sectionRoots } from '../ui/app/routes/match-route.ts';
import { publicPages } from '../ui/app/routes/public-pages.ts';
import type { Route } from '../ui/app/routes/route.ts';
import { routes } from '../ui/app/routes/routes.ts';
import { App } from '../ui/app/shell/app.tsx';
import { drawerMenu } from '../ui/app/shell/drawer.tsx';
import { ProgramLoadFailure } from '../ui/app/shell/program-load-failure.tsx';
import { noScriptMessages } from '../ui/messages/ko/no-script-messages.ts';
import { pageDescription } from '../ui/messages/ko/page-descriptions.ts';
import { documentTitle } from '../ui/messages/ko/page-messages.ts';
import { shellMessages } from '../ui/messages/ko/shell-messages.ts';
import { checkChurch } from './check-church.ts';
import type { PrerenderedPage } from './page-html.ts';
import { routeModules } from './route-modules.ts';

/** The errors in the church's own folder, a sentence each. */
export const churchErrors: readonly string[] = checkChurch({
  calendar,
  facts,
  history,
  letter,
  logo,
  'map-place': mapPlace,
  missionaries,
  'poster-texts': posterTexts,
  posters,
  previews,
  slides,
  vision,
  'vision-goals': visionGoals,
  'vision-values': visionValues,
  welcome,
  'worship-times': worshipTimes,
  zone,
});

/** The core before it is loaded, as views see it; only dialogs that are hydrated as served read its initial state. */
const core = createLoadable(async () => openPrerenderCore());

const allRoutes: readonly Route[] = Object.values(routes);

/** Every address of the site, with parameters as `:name`. */
export const routePaths: readonly string[] = allRoutes.flatMap(addressesOf);

/** Every address that gets a file of its own, with parameters as `_`. All other addresses are served `/404`. */
export const prerenderedPaths: readonly string[] = routePaths.map((path) => path.replaceAll(/:\w+/g, '_'));

/**
 * Addresses that are served another address's file: a section's root leads to its first page (ROUTE-06); other
 * spellings in menus and documents also work on hosts that distinguish letter case (ROUTE-04).
 */
export const servedAs: Readonly<Record<string, string>> = {
  ...sectionRoots,
  ...Object.fromEntries(allRoutes.flatMap((route) => spellingsOf(route).map((spelling) => [spelling, route.path]))),
};

function spellingsOf({ menu, spelt = [] }: Route): readonly string[] {
  return typeof menu === 'string' ? [menu, ...spelt] : spelt;
}

/** Addresses for search engines: public and the same for all users. */
export const indexedPaths: readonly string[] = publicPages.map((page) => routes[page].path);

/**
 * Renders one page in its state before any script has run.
 * @throws AggregateError when a part fails, which in a browser would only be retried on the client
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  await Promise.all([core.load(), fetchPage(path), drawerMenu.load()]);
  // React would put the content of large pages into a hidden element, and reveal it by an inline script, which a strict
  // policy forbids.
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CoreProvider core={core}>
      <App ssrPath={path} />
    </CoreProvider>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `The page ${path} cannot be rendered: ${String(errors[0])}`);
  const body = await new Response(prelude).text();
  const { page, route } = matchPath(path);
  return {
    path: normalisePath(path),
    body,
    title: documentTitle(page),
    description: pageDescription(page),
    siteName: shellMessages.churchName,
    modules: await routeModules(route),
    earlyCall: EARLY_CALLS[page],
    indexed: path === '/' || indexedPaths.includes(path),
    withoutProgram: renderToStaticMarkup(<ProgramLoadFailure />),
    withoutScript: waits(body) ? noScriptMessages.sentence : undefined,
  };
}

/** Placeholders of loading content are marked as such; a form needs its program to be sent. */
function waits(body: string): boolean {
  return /<main.*(?: data-loading=|<input ).*<\/main>/s.test(body);
}
