import type { Locator } from 'playwright';
import { boxOf, type Point } from '../drivers/browser/geometry.ts';
import type { Finder, Nouns } from '../support/nouns.ts';

export const map: Finder = (place) => place.getByRole('region', { name: '교회 주변 지도' });
/** The tiles of the map. */
export const pieces: Finder = (place) => map(place).locator('img.leaflet-tile');
/** Leaflet marks tiles that are loaded and drawn, and a map during a zoom. */
export const streets: Finder = (place, zoom) =>
  map(place).locator(`.leaflet-map-pane:not(.leaflet-zoom-anim) img.leaflet-tile-loaded[src*="/${zoom}/"]`);
export const marker: Finder = (place) => map(place).locator('.leaflet-marker-icon');

export const mapThings: Nouns = {
  'the map': map,
  'streets at zoom #': streets,
  markers: marker,
  'the credit of the map': (place) => place.getByRole('paragraph').filter({ hasText: '기여자' }),
};

/** The position on earth of a point in the window, in degrees, calculated from the address of a tile. */
export async function placeBelow({ x, y }: Point, piece: Locator): Promise<{ latitude: number; longitude: number }> {
  const [zoom = 0, column = 0, row = 0] = (
    /(\d+)\/(\d+)\/(\d+)\.png$/.exec((await piece.getAttribute('src')) ?? '') ?? []
  )
    .slice(1)
    .map(Number);
  const box = await boxOf(piece);
  const tiles = 2 ** zoom;
  const east = (column + (x - box.x) / box.width) / tiles;
  const south = (row + (y - box.y) / box.height) / tiles;
  return {
    longitude: east * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI,
  };
}
