/**
 * ARIA roles of the grid's elements, set explicitly because browsers drop the native roles of table elements with
 * another `display`.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'gridcell' },
} as const;
