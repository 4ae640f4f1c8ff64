/** The roles of a grid's parts, written out: they are placed by CSS, and a browser then takes the native roles away. */
export const gridRoles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'gridcell' },
} as const;
