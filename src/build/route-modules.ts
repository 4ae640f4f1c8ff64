import { framingSection } from '../ui/app/routes/page-code.ts';
import type { Route } from '../ui/app/routes/route.ts';

const SECTION_FRAME = '../ui/app/section/section-frame.tsx';

const files = import.meta.glob<{ readonly default?: unknown }>('../ui/pages/**/*-page.tsx', { eager: true });

/**
 * The modules that a route needs before it can be shown, under their names in the manifest.
 * @throws Error when the page's file is not called `…-page.tsx`
 */
export async function routeModules(route: Route): Promise<readonly string[]> {
  const component = await route.code.load();
  const file = Object.keys(files).find((path) => files[path]?.default === component);
  if (file === undefined) throw new Error(`The page of ${route.path} is in no file of src/ui/pages/**/*-page.tsx`);
  return [file, ...(framingSection(route) === undefined ? [] : [SECTION_FRAME])].map((path) =>
    path.replace('../', 'src/'),
  );
}
