import { takeFocusInPlace } from './focus.ts';

interface View {
  /** Where in the window it is scrolled to. */
  readonly block?: ScrollLogicalPosition;
  /** An element that should be visible with it, and may start above it. */
  readonly around?: Element | null;
}

/** Scrolls to a part of the page, then focuses it. */
export function bringIntoView(target: HTMLElement | null | undefined, { block = 'start', around }: View = {}): void {
  (around ?? target)?.scrollIntoView({ block });
  takeFocusInPlace(target);
}
