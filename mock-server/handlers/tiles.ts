import { HttpResponse, http, type RequestHandler } from 'msw';
import { drawTile } from '../church/tiles.ts';

const number = (text: unknown): number => (typeof text === 'string' && /^\d{1,8}$/.test(text) ? Number(text) : -1);

const farthestZoom = 19;

/** The addresses of OpenStreetMap's tiles, and of the HTTP host's own for pages without internet access. */
const addresses = ['https://tile.openstreetmap.org/:z/:x/:y.png', '*/tiles/:z/:x/:y.png'];

// Any page of any origin may show them.
const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'max-age=3600',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** HOME-06: the street map, drawn here instead of fetched. */
export const tileHandlers: readonly RequestHandler[] = addresses.map((address) =>
  http.get(address, ({ params }) => {
    const [z, x, y] = [number(params['z']), number(params['x']), number(params['y'])];
    const isTile = z >= 0 && z <= farthestZoom && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z;
    if (!isTile) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(drawTile(z, x, y), { headers });
  }),
);
