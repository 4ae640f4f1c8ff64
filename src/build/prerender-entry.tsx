import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { makeBrowserClock } from '@/adapters/browser/clock.ts';
import { restingLoginDialog } from '@/auth/login.machine.ts';
import { restingSession } from '@/auth/session.machine.ts';
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
import * as pupils from '@/church/pupils.ts';
import * as vision from '@/church/vision.ts';
import * as welcome from '@/church/welcome.ts';
import * as worshipTimes from '@/church/worship-times.ts';
import * as zone from '@/church/zone.ts';
import { churchZone } from '@/church/zone.ts';
import { normalisePath } from '@/shared/addresses.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { createContainer } from '../composition/container.ts';
import { LOGIN_DIALOG, SESSION } from '../composition/tokens.ts';
import { coreIn, fromViews } from '../core.tsx';
import { type Core, CoreProvider } from '../ui/app/islands/core-context.tsx';
import { addressesOf } from '../ui/app/routes/href.ts';
import { fetchPage, framingSection, matchPath, sectionRoots } from '../ui/app/routes/match.ts';
import { publicPages } from '../ui/app/routes/public-pages.ts';
import { HOME, type Route, routes } from '../ui/app/routes/routes.ts';
import { App } from '../ui/app/shell/app.tsx';
import { drawerMenu } from '../ui/app/shell/dialogs.tsx';
import { ProgramLoadFailure } from '../ui/app/shell/program-load-failure.tsx';
import { noScriptMessages, pageDescription } from '../ui/messages/ko/prerender.ts';
import { documentTitle, shellMessages } from '../ui/messages/ko/shell.ts';
import { checkChurch } from './check-church.ts';
import { EARLY_CALLS } from './early-calls.ts';
import type { PrerenderedPage } from './page-html.ts';

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
  pupils,
  vision,
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

const SECTION_FRAME = '../ui/app/section/section-frame.tsx';

const files = import.meta.glob<{ readonly default?: unknown }>('../ui/pages/**/*-page.tsx', { eager: true });

/**
 * The modules that a route needs before it can be shown, by their paths from the project's folder.
 * @throws Error when the page's file is not called `…-page.tsx`
 */
async function routeModules(route: Route): Promise<readonly string[]> {
  const component = await route.code.load();
  const file = Object.keys(files).find((path) => files[path]?.default === component);
  if (file === undefined) throw new Error(`The page of ${route.path} is in no file of src/ui/pages/**/*-page.tsx`);
  return [file, ...(framingSection(route) === undefined ? [] : [SECTION_FRAME])].map((path) =>
    path.replace('../', 'src/'),
  );
}

/** The app core for prerendering, without a browser: its actors never start, and it sends no call. */
function openPrerenderCore(): Core {
  const container = createContainer({
    ...__CONFIGURATION__,
    ...fromViews,
    backend: new Promise(() => undefined),
    clock: makeBrowserClock(churchZone),
  });
  container.rebind(SESSION).toConstantValue(restingSession());
  container.rebind(LOGIN_DIALOG).toConstantValue(restingLoginDialog(HOME));
  return coreIn(container);
}
