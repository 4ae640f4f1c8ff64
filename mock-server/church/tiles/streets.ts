import { type Direction, isAvenue, type Reach, streetAt, streetsBetween } from './street-grid.ts';

const colours = {
  edge: '#ddd7c8',
  street: '#fffefb',
  avenue: '#f8e3b4',
  avenueEdge: '#e6c987',
  name: '#4a4437',
} as const;

const widths = { street: 9, avenue: 15, edge: 2 } as const;

/** Street 0 of each direction is the one of the church's address; the others take the names in turn. */
const names: Readonly<Record<Direction, readonly string[]>> = {
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

const line = ({ direction, at }: Street, { left, right, top, bottom }: Reach): string => {
  const place = at.toFixed(1);
  return direction === 'across'
    ? `M${left.toFixed(1)} ${place}H${right.toFixed(1)}`
    : `M${place} ${top.toFixed(1)}V${bottom.toFixed(1)}`;
};

const stroke = (streets: readonly Street[], reach: Reach, colour: string, width: number): string =>
  streets.length === 0
    ? ''
    : `<path d="${streets.map((street) => line(street, reach)).join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const nameOf = ({ direction, index }: Street): string => {
  const rank = Math.round(index / (direction === 'across' ? 4 : 5));
  const list = names[direction];
  return list[((rank % list.length) + list.length) % list.length] ?? '';
};

const writings = (street: Street, { left, right, top, bottom }: Reach): string[] => {
  const [from, to] = street.direction === 'across' ? [left, right] : [top, bottom];
  const first = Math.floor(from / nameEvery);
  return Array.from({ length: Math.ceil(to / nameEvery) - first + 1 }, (_, step) => {
    const along = (first + step) * nameEvery - 110;
    const turn = street.direction === 'across' ? '' : ' rotate(90)';
    const [x, y] = street.direction === 'across' ? [along, street.at] : [street.at, along + 220];
    return `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}" dy="4">${nameOf(street)}</text>`;
  });
};

/** @param withNames whether the names can be read at this zoom */
export const drawStreets = (reach: Reach, withNames: boolean): string => {
  const streets = streetsIn(reach);
  const avenues = streets.filter(({ direction, index }) => isAvenue(direction, index));
  const others = streets.filter(({ direction, index }) => !isAvenue(direction, index));
  const drawn = [
    stroke(others, reach, colours.edge, widths.street + widths.edge),
    stroke(avenues, reach, colours.avenueEdge, widths.avenue + widths.edge),
    stroke(others, reach, colours.street, widths.street),
    stroke(avenues, reach, colours.avenue, widths.avenue),
  ].join('');
  if (!withNames) return drawn;
  const texts = avenues.flatMap((street) => writings(street, reach)).join('');
  return `${drawn}<g font-family="system-ui,sans-serif" font-size="11" text-anchor="middle" fill="${colours.name}" stroke="${colours.avenue}" stroke-width="2.5" paint-order="stroke">${texts}</g>`;
};
