import { chance, type Reach, streetAt, streetsBetween } from './street-grid.ts';

const colours = { park: '#d3e6d0', tree: '#b5d3b3', house: '#e6e0d1', church: '#cfc3a6', path: '#f3f0e7' } as const;

/** Half a street, and a strip for walking. */
const kerb = 8;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly column: number;
  readonly row: number;
}

/** The square by the church is a park, so is about every eleventh block. */
const isPark = ({ column, row }: Block): boolean =>
  (column === 1 && row === -2) || (!(column === 0 && row === 0) && chance(column, row * 7 + 3) < 0.09);

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="2" fill="${fill}"/>`;

const park = ({ x, y, width, height, column, row }: Block): string => {
  const trees = Array.from({ length: 7 }, (_, at) => {
    const cx = x + 8 + chance(column * 31 + at, row) * (width - 16);
    const cy = y + 8 + chance(column, row * 31 + at) * (height - 16);
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="5" fill="${colours.tree}"/>`;
  });
  const paths = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${width.toFixed(1)} ${height.toFixed(1)}m0 ${(-height).toFixed(1)}l${(-width).toFixed(1)} ${height.toFixed(1)}" stroke="${colours.path}" stroke-width="2.5"/>`;
  return rect(x, y, width, height, colours.park) + paths + trees.join('');
};

const houses = ({ x, y, width, height, column, row }: Block): string =>
  [0, 1, 2, 3]
    .filter((at) => chance(column * 5 + at, row * 3 - at) > 0.25)
    .map((at) => {
      const wide = (width - 18) * (0.3 + 0.16 * chance(column + at, row * 11));
      const high = (height - 18) * (0.3 + 0.16 * chance(column * 13, row + at));
      const left = at % 2 === 0 ? x + 5 : x + width - 5 - wide;
      const top = at < 2 ? y + 5 : y + height - 5 - high;
      return rect(left, top, wide, high, colours.house);
    })
    .join('');

/** The church in its own block: nave and crossing arms, around the point where the pin stands. */
const churchHouse = `<path d="M-9-24h18v15h11v14h-11v19h-18v-19h-11v-14h11z" fill="${colours.church}"/>`;

const draw = (block: Block): string => {
  if (isPark(block)) return park(block);
  return block.column === 0 && block.row === 0 ? churchHouse : houses(block);
};

/** Parks and houses between the streets. */
export const drawBlocks = ({ left, right, top, bottom }: Reach): string =>
  streetsBetween('down', left, right)
    .flatMap((column) =>
      streetsBetween('across', top, bottom).map((row): Block => {
        const x = streetAt('down', column - 1) + kerb;
        const y = streetAt('across', row - 1) + kerb;
        const width = streetAt('down', column) - kerb - x;
        const height = streetAt('across', row) - kerb - y;
        return { x, y, width, height, column, row };
      }),
    )
    .map(draw)
    .join('');
