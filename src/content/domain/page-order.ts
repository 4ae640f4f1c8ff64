/** The pages of a bulletin as their editor has put them. */
export interface PageOrder {
  /** As they were when it began. */
  readonly known: readonly string[];
  readonly pages: readonly string[];
}

/** Moves a page to a place, from 0; places beyond the ends are the ends. */
export function withPageMoved(pages: readonly string[], page: string, to: number): readonly string[] {
  if (!pages.includes(page)) return pages;
  return pages.filter((other) => other !== page).toSpliced(Math.max(0, to), 0, page);
}

/** Leaves a page out; the last one stays, since a bulletin is taken away as a whole (BULL-08). */
export function withoutPage(pages: readonly string[], page: string): readonly string[] {
  return pages.length > 1 ? pages.filter((other) => other !== page) : pages;
}

export const isChanged = ({ known, pages }: PageOrder): boolean =>
  known.length !== pages.length || known.some((page, at) => page !== pages[at]);

/** How many pages are left out. */
export const countRemoved = ({ known, pages }: PageOrder): number => known.length - pages.length;
