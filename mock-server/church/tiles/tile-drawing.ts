import { drawBlocks } from './blocks.ts';
import { squareOf, tileSide } from './projection.ts';
import { reachOf, slant } from './street-grid.ts';
import { drawStreets } from './streets.ts';

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
  const reach = reachOf(square, margin);
  const blocks = z >= nearZoom ? drawBlocks(reach) : '';
  const streets = z >= farZoom ? drawStreets(reach, z >= nearZoom) : '';
  const box = [square.x, square.y, square.side, square.side].map((length) => length.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSide}" height="${tileSide}" viewBox="${box}"><rect x="${square.x.toFixed(2)}" y="${square.y.toFixed(2)}" width="${square.side.toFixed(2)}" height="${square.side.toFixed(2)}" fill="${ground}"/><g transform="rotate(${slant})">${blocks}${streets}</g></svg>`;
};
