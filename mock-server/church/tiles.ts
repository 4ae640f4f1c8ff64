const ground = '#f3f0e7';

/** Half the length of the longest name, on either side of its middle. */
const margin = 80;

/** From this zoom on, houses are large enough to be seen and names to be read. */
const nearZoom = 15;

/** Farther away a tile would hold thousands of streets, so it stays bare. */
const farZoom = 12;

/**
 * One tile of a town map, as SVG. Every tile shows its square of one drawing, which depends on the position only: neighbours
 * fit, and a tile is always the same.
 */
export const drawTile = (z: number, x: number, y: number): string => {
  const square = squareOf(z, x, y);
  const reach = reachOf(square);
  const blocks = z >= nearZoom ? drawBlocks(reach) : '';
  const streets = z >= farZoom ? drawStreets(reach, z >= nearZoom) : '';
  const box = [square.x, square.y, square.side, square.side].map((length) => length.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSide}" height="${tileSide}" viewBox="${box}"><rect x="${square.x.toFixed(2)}" y="${square.y.toFixed(2)}" width="${square.side.toFixed(2)}" height="${square.side.toFixed(2)}" fill="${ground}"/><g transform="rotate(${slant})">${blocks}${streets}</g></svg>`;
};

const streetColours = {
  edge: '#ddd7c8',
  street: '#fffefb',
  avenue: '#f8e3b4',
  avenueEdge: '#e6c987',
  name: '#4a4437',
} as const;

const streetWidths = { street: 9, avenue: 15, edge: 2 } as const;

/** Street 0 of each direction is the one of the church's address; the others take the names in turn. */
const streetNames: Readonly<Record<Direction, readonly string[]>> = {
  across: ['Avenida del Lapacho', 'Avenida del Río', 'Avenida de los Naranjos', 'Avenida Primavera'],
  down: ['Calle Luz', 'Calle Esperanza', 'Calle Paz', 'Calle del Arpa'],
};

/** The distance between two labels of a street. */
const nameEvery = 420;

interface Street {
  readonly direction: Direction;
  readonly index: number;
  readonly at: number;
}

const streetsIn = ({ left, right, top, bottom }: Reach): Street[] => [
  ...streetsBetween('across', top, bottom).map((index) => ({
    direction: 'across' as const,
    index,
    at: streetAt('across', index),
  })),
  ...streetsBetween('down', left, right).map((index) => ({
    direction: 'down' as const,
    index,
    at: streetAt('down', index),
  })),
];

const streetLine = ({ direction, at }: Street, { left, right, top, bottom }: Reach): string => {
  const place = at.toFixed(1);
  return direction === 'across'
    ? `M${left.toFixed(1)} ${place}H${right.toFixed(1)}`
    : `M${place} ${top.toFixed(1)}V${bottom.toFixed(1)}`;
};

const stroke = (streets: readonly Street[], reach: Reach, colour: string, width: number): string =>
  streets.length === 0
    ? ''
    : `<path d="${streets.map((street) => streetLine(street, reach)).join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const streetName = ({ direction, index }: Street): string => {
  const rank = Math.round(index / (direction === 'across' ? 4 : 5));
  const list = streetNames[direction];
  return list[((rank % list.length) + list.length) % list.length] ?? '';
};

const nameLabels = (street: Street, { left, right, top, bottom }: Reach): string[] => {
  const [from, to] = street.direction === 'across' ? [left, right] : [top, bottom];
  const first = Math.floor(from / nameEvery);
  return Array.from({ length: Math.ceil(to / nameEvery) - first + 1 }, (_, step) => {
    const along = (first + step) * nameEvery - 110;
    const turn = street.direction === 'across' ? '' : ' rotate(90)';
    const [x, y] = street.direction === 'across' ? [along, street.at] : [street.at, along + 220];
    return `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}" dy="4">${streetName(street)}</text>`;
  });
};

/** @param withNames whether the names can be read at this zoom */
const drawStreets = (reach: Reach, withNames: boolean): string => {
  const streets = streetsIn(reach);
  const avenues = streets.filter(({ direction, index }) => isAvenue(direction, index));
  const others = streets.filter(({ direction, index }) => !isAvenue(direction, index));
  const drawn = [
    stroke(others, reach, streetColours.edge, streetWidths.street + streetWidths.edge),
    stroke(avenues, reach, streetColours.avenueEdge, streetWidths.avenue + streetWidths.edge),
    stroke(others, reach, streetColours.street, streetWidths.street),
    stroke(avenues, reach, streetColours.avenue, streetWidths.avenue),
  ].join('');
  if (!withNames) return drawn;
  const texts = avenues.flatMap((street) => nameLabels(street, reach)).join('');
  return `${drawn}<g font-family="system-ui,sans-serif" font-size="11" text-anchor="middle" fill="${streetColours.name}" stroke="${streetColours.avenue}" stroke-width="2.5" paint-order="stroke">${texts}</g>`;
};

const blockColours = {
  park: '#d3e6d0',
  tree: '#b5d3b3',
  house: '#e6e0d1',
  church: '#cfc3a6',
  path: '#f3f0e7',
} as const;

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
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="5" fill="${blockColours.tree}"/>`;
  });
  const paths = `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${width.toFixed(1)} ${height.toFixed(1)}m0 ${(-height).toFixed(1)}l${(-width).toFixed(1)} ${height.toFixed(1)}" stroke="${blockColours.path}" stroke-width="2.5"/>`;
  return rect(x, y, width, height, blockColours.park) + paths + trees.join('');
};

const houses = ({ x, y, width, height, column, row }: Block): string =>
  [0, 1, 2, 3]
    .filter((at) => chance(column * 5 + at, row * 3 - at) > 0.25)
    .map((at) => {
      const wide = (width - 18) * (0.3 + 0.16 * chance(column + at, row * 11));
      const high = (height - 18) * (0.3 + 0.16 * chance(column * 13, row + at));
      const left = at % 2 === 0 ? x + 5 : x + width - 5 - wide;
      const top = at < 2 ? y + 5 : y + height - 5 - high;
      return rect(left, top, wide, high, blockColours.house);
    })
    .join('');

/** The church in its own block: nave and crossing arms, around the point where the pin stands. */
const churchHouse = `<path d="M-9-24h18v15h11v14h-11v19h-18v-19h-11v-14h11z" fill="${blockColours.church}"/>`;

const drawBlock = (block: Block): string => {
  if (isPark(block)) return park(block);
  return block.column === 0 && block.row === 0 ? churchHouse : houses(block);
};

/** Parks and houses between the streets. */
const drawBlocks = ({ left, right, top, bottom }: Reach): string =>
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
    .map(drawBlock)
    .join('');

/** The angle between the town's streets and the compass, in degrees. */
const slant = -11;

/** Streets that cross: `across` run from west to east, `down` from north to south. */
type Direction = 'across' | 'down';

const spacing: Readonly<Record<Direction, number>> = { across: 82, down: 90 };

/** The church is a little north-west of its crossing. */
const firstStreet: Readonly<Record<Direction, number>> = { across: 52, down: 44 };

const avenueEvery: Readonly<Record<Direction, number>> = { across: 4, down: 5 };

/** The same number between 0 and 1 for the same two whole numbers, always. */
const chance = (one: number, other: number): number => {
  let mixed = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x165667b1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
};

/** How far a street lies from the church, square to its own direction. Street 0 is the one of the church's address. */
const streetAt = (direction: Direction, index: number): number => {
  const shift = index === 0 ? 0 : (chance(index, direction === 'down' ? 1 : 2) - 0.5) * 18;
  return firstStreet[direction] + index * spacing[direction] + shift;
};

const isAvenue = (direction: Direction, index: number): boolean => index % avenueEvery[direction] === 0;

const radians = (slant * Math.PI) / 180;

/** Rotates compass coordinates to those of the streets: `x` counts along the streets that run across. */
const alongStreets = ({ x, y }: Spot): Spot => ({
  x: x * Math.cos(radians) + y * Math.sin(radians),
  y: y * Math.cos(radians) - x * Math.sin(radians),
});

/** The part of the streets within a square, by the streets' own directions. */
interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The least upright box, by the streets' directions, that holds a square and a margin around it. */
const reachOf = ({ x, y, side }: TileSquare): Reach => {
  const corners = [
    { x, y },
    { x: x + side, y },
    { x, y: y + side },
    { x: x + side, y: y + side },
  ].map(alongStreets);
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
};

/** The numbers of all streets of a direction between two distances, a few more at either end. */
const streetsBetween = (direction: Direction, from: number, to: number): number[] => {
  const first = Math.floor((from - firstStreet[direction]) / spacing[direction]) - 1;
  const last = Math.ceil((to - firstStreet[direction]) / spacing[direction]) + 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

/** A place on the map, in pixels of the zoom at which the streets are drawn, counted from the church's crossing. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Side of a tile in pixels. */
const tileSide = 256;

/** The zoom whose pixels measure the streets. */
const drawnZoom = 16;

const churchPlace = { latitude: -25.2867, longitude: -57.647 };

/** Where a place lies in the whole world's pixels (web Mercator, EPSG:3857). */
const inWorld = ({ latitude, longitude }: typeof churchPlace): Spot => {
  const side = tileSide * 2 ** drawnZoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
  };
};

const origin = inWorld(churchPlace);

/** The square of streets that a tile shows: its top left corner and its side. */
interface TileSquare extends Spot {
  readonly side: number;
}

/** @param z zoom, x from the west, y from the north, as map addresses count them */
const squareOf = (z: number, x: number, y: number): TileSquare => {
  const side = tileSide * 2 ** (drawnZoom - z);
  return { x: x * side - origin.x, y: y * side - origin.y, side };
};
