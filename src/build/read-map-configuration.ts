import { parseUrl } from '../shared/domain/parse-url.ts';
import type { MapConfiguration } from './build-configuration.ts';

export interface MapEnvironment {
  readonly mocked: boolean;
  readonly VITE_MAP_TILES?: string;
  readonly VITE_MAP_CREDIT?: string;
  readonly VITE_MAP_CREDIT_URL?: string;
  readonly VITE_MAP_LATITUDE?: string;
  readonly VITE_MAP_LONGITUDE?: string;
}

/** The default tile server, the only one whose tiles the mock answers. */
const OPEN_STREET_MAP = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The origin of the map tiles, as a source in a Content-Security-Policy (REL-25). */
export function tileOrigin({ tiles }: MapConfiguration): string {
  // Tile servers with several hosts use `{s}` in the host name.
  return new URL(tiles.replaceAll('{s}', '*').replaceAll(/\{[a-z]+\}/g, '0')).origin;
}

/** @throws Error with a sentence that names the variable, when a value is wrong. */
export function readMapConfiguration(environment: MapEnvironment): MapConfiguration {
  const { VITE_MAP_LATITUDE: latitude, VITE_MAP_LONGITUDE: longitude } = environment;
  return {
    tiles: environment.mocked ? OPEN_STREET_MAP : readTiles(environment.VITE_MAP_TILES ?? OPEN_STREET_MAP),
    credit: {
      name: environment.VITE_MAP_CREDIT ?? 'OpenStreetMap',
      url: readWebAddress(
        'VITE_MAP_CREDIT_URL',
        environment.VITE_MAP_CREDIT_URL ?? 'https://www.openstreetmap.org/copyright',
      ),
    },
    ...(latitude !== undefined && { latitude: readDegrees('VITE_MAP_LATITUDE', latitude, 85) }),
    ...(longitude !== undefined && { longitude: readDegrees('VITE_MAP_LONGITUDE', longitude, 180) }),
  };
}

function readTiles(value: string): string {
  const missing = ['{z}', '{x}', '{y}'].filter((place) => !value.includes(place));
  if (missing.length > 0) {
    throw new Error(`VITE_MAP_TILES is "${value}": it must hold {z}, {x} and {y}, and lacks ${missing.join(', ')}`);
  }
  readWebAddress('VITE_MAP_TILES', value.replaceAll(/\{[a-z]+\}/g, '0'));
  return value;
}

function readWebAddress(name: string, value: string): string {
  const url = parseUrl(value);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return value;
  throw new Error(`${name} is "${value}": it must be an http or https address`);
}

function readDegrees(name: string, value: string, most: number): number {
  const degrees = Number(value);
  if (value.trim() === '' || !Number.isFinite(degrees) || Math.abs(degrees) > most) {
    throw new Error(`${name} is "${value}": it must be a number of degrees between -${most} and ${most}`);
  }
  return degrees;
}
