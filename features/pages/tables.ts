import type { Locator } from 'playwright';

/** The texts of all rows below the headings, cell by cell; read at once, because there may be many rows. */
export const rowsOf = (table: Locator): Promise<string[][]> =>
  table.evaluate((element) => {
    if (!(element instanceof HTMLTableElement)) throw new Error('It is no table');
    return [...element.rows]
      .filter((row) => row.parentElement !== element.tHead)
      .map((row) => [...row.cells].map(({ textContent }) => textContent.trim()));
  });
