/** The texts of all rows below the headings, cell by cell; runs in the page, at once, because there may be many rows. */
export function rowsOf(tables: readonly Element[]): string[][] {
  return tables.flatMap((element) => {
    if (!(element instanceof HTMLTableElement)) throw new Error('It is no table');
    return [...element.rows]
      .filter((row) => row.parentElement !== element.tHead)
      .map((row) => [...row.cells].map(({ textContent }) => textContent.trim()));
  });
}
