import type { Loadable } from '@/shared/stores/loadable.ts';
import { createCode } from '../code/code.ts';
import type { Route } from './route.ts';

/** The frame of every page that belongs to a section; the home page has none. */
export const sectionFrame = createCode(() =>
  import('../section/section-frame.tsx').then((module) => module.SectionFrame),
);

/** The section whose frame a route is shown in, if any: a view that several addresses share has its own menu. */
export function framingSection({ section, view }: Route): Route['section'] {
  return view === undefined ? section : undefined;
}

/** All code that a route needs: its page, and the frame of its section. */
export function codeOf(route: Route): readonly [Loadable<unknown>, Loadable<unknown>?] {
  return framingSection(route) === undefined ? [route.code] : [route.code, sectionFrame];
}
