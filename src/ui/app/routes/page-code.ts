import type { Loadable } from '@/shared/machines/loadable.ts';
import { createCode } from '../code/code.ts';
import type { Route } from './route.ts';

/** The frame of every page that belongs to a section; the home page does without it. */
export const sectionFrame = createCode(() =>
  import('../section/section-frame.tsx').then((module) => module.SectionFrame),
);

/** Whether a route stands in its section's frame: a view that several addresses share brings a menu of its own. */
export function hasSectionFrame({ section, view }: Route): boolean {
  return section !== undefined && view === undefined;
}

/** All code that a route needs: its page, and the frame of its section. */
export function codeOf(route: Route): readonly [Loadable<unknown>, Loadable<unknown>?] {
  return hasSectionFrame(route) ? [route.code, sectionFrame] : [route.code];
}
