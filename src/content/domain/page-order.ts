/** The order of a bulletin's pages while an editor changes it. */
export interface PageOrder {
  /** The pages as they were read. */
  readonly known: readonly string[];
  readonly pages: readonly string[];
}

/** Moves a page to an index, from 0; an index outside the list means its nearest end. */
export function withPageMoved(pages: readonly string[], page: string, to: number): readonly string[] {
  if (!pages.includes(page)) return pages;
  return pages.filter((other) => other !== page).toSpliced(Math.max(0, to), 0, page);
}

/** Removes a page; the last one stays, since a bulletin can only be deleted as a whole (BULL-08). */
export function withoutPage(pages: readonly string[], page: string): readonly string[] {
  return pages.length > 1 ? pages.filter((other) => other !== page) : pages;
}

/** Whether these are the same pages in the same order. */
export const isSameOrder = (pages: readonly string[], other: readonly string[]): boolean =>
  pages.length === other.length && pages.every((page, at) => page === other[at]);

export const isChanged = ({ known, pages }: PageOrder): boolean => !isSameOrder(known, pages);

/** How many pages were removed. */
export const countRemoved = ({ known, pages }: PageOrder): number => known.length - pages.length;
