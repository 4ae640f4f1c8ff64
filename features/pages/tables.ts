import type { Locator } from 'playwright';

/** The words of every row below the headings, cell by cell: asked for at once, however many rows there are. */
export const rowsOf = (table: Locator): Promise<string[][]> =>
  table.evaluate((element) => {
    if (!(element instanceof HTMLTableElement)) throw new Error('It is no table');
    return [...element.rows]
      .filter((row) => row.parentElement !== element.tHead)
      .map((row) => [...row.cells].map(({ textContent }) => textContent.trim()));
  });
