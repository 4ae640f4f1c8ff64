import { hasSectionFrame, pages } from '../ui/app/routes/pages.ts';
import type { RouteEntry } from '../ui/app/routes/route-table.ts';

const SECTION_FRAME = '../ui/app/section/section-frame.tsx';

const files = import.meta.glob<{ readonly default?: unknown }>('../ui/pages/**/*-{page,route}.tsx', {
  eager: true,
});

/**
 * The modules that a route needs before it can be shown, as the build's manifest names them.
 * @throws Error when its page comes from a file that is not called `…-page.tsx` or `…-route.tsx`
 */
export async function routeModules(entry: RouteEntry | undefined): Promise<readonly string[]> {
  const name = entry?.page ?? 'notFound';
  const component = await pages[name].load();
  const file = Object.keys(files).find((path) => files[path]?.default === component);
  if (file === undefined) throw new Error(`The page ${name} is in no file of src/ui/pages/**/*-{page,route}.tsx`);
  return [file, ...(hasSectionFrame(entry) ? [SECTION_FRAME] : [])].map((path) => path.replace('../', 'src/'));
}
