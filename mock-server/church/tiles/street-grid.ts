import type { Spot, TileSquare } from './projection.ts';

/** The angle between the town's streets and the compass, in degrees. */
export const slant = -11;

/** Streets that cross: `across` run from west to east, `down` from north to south. */
export type Direction = 'across' | 'down';

const spacing: Readonly<Record<Direction, number>> = { across: 82, down: 90 };

/** The church is a little north-west of its crossing. */
const firstStreet: Readonly<Record<Direction, number>> = { across: 52, down: 44 };

const avenueEvery: Readonly<Record<Direction, number>> = { across: 4, down: 5 };

/** The same number between 0 and 1 for the same two whole numbers, always. */
export const chance = (one: number, other: number): number => {
  let mixed = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x165667b1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
};

/** How far a street lies from the church, square to its own direction. Street 0 is the one of the church's address. */
export const streetAt = (direction: Direction, index: number): number => {
  const shift = index === 0 ? 0 : (chance(index, direction === 'down' ? 1 : 2) - 0.5) * 18;
  return firstStreet[direction] + index * spacing[direction] + shift;
};

export const isAvenue = (direction: Direction, index: number): boolean => index % avenueEvery[direction] === 0;

const radians = (slant * Math.PI) / 180;

/** Rotates compass coordinates to those of the streets: `x` counts along the streets that run across. */
const alongStreets = ({ x, y }: Spot): Spot => ({
  x: x * Math.cos(radians) + y * Math.sin(radians),
  y: y * Math.cos(radians) - x * Math.sin(radians),
});

/** The part of the streets within a square, by the streets' own directions. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The least upright box, by the streets' directions, that holds a square and `margin` around it. */
export const reachOf = ({ x, y, side }: TileSquare, margin: number): Reach => {
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
export const streetsBetween = (direction: Direction, from: number, to: number): number[] => {
  const first = Math.floor((from - firstStreet[direction]) / spacing[direction]) - 1;
  const last = Math.ceil((to - firstStreet[direction]) / spacing[direction]) + 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};
