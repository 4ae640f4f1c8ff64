/** A place on the map, in pixels of the zoom at which the streets are drawn, counted from the church's crossing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Side of a tile in pixels. */
export const tileSide = 256;

/** The zoom whose pixels measure the streets. */
const drawnZoom = 16;

const church = { latitude: -25.2867, longitude: -57.647 };

/** Where a place lies in the whole world's pixels (web Mercator, EPSG:3857). */
const inWorld = ({ latitude, longitude }: typeof church): Spot => {
  const side = tileSide * 2 ** drawnZoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
  };
};

const origin = inWorld(church);

/** The square of streets that a tile shows: its top left corner and its side. */
export interface TileSquare extends Spot {
  readonly side: number;
}

/** @param z zoom, x from the west, y from the north, as map addresses count them */
export const squareOf = (z: number, x: number, y: number): TileSquare => {
  const side = tileSide * 2 ** (drawnZoom - z);
  return { x: x * side - origin.x, y: y * side - origin.y, side };
};
