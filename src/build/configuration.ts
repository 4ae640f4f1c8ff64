import { parseUrl } from '../shared/addresses.ts';

/** The map of the way to the church (HOME-06). */
interface MapConfiguration {
  /** URL template of the tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** Who made the map, and the address of their copyright notice. */
  readonly credit: { readonly name: string; readonly url: string };
  /** Position of the church, in degrees; absent where `src/church` gives it. */
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Settings of a build; `vite.config.ts` writes them into the bundle. */
export interface BuildConfiguration {
  /** Address that every call, image address and download link resolves against (AUTH-19). Ends with `/`. */
  readonly apiBaseUrl: string;
  /** Address of the site itself, for canonical addresses and previews; `/` where it is not known. Ends with `/`. */
  readonly siteUrl: string;
  /** How long one call may take, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** Whether writes carry an `Idempotency-Key`, so that a repeated write is not done twice. */
  readonly takesKeys: boolean;
  /** Whether the site is saved on the device for offline use (OFFL-02); never in a mocked build. */
  readonly worksOffline: boolean;
  readonly map: MapConfiguration;
}

interface Environment extends MapEnvironment {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_REQUEST_TIMEOUT_MS?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
  readonly VITE_OFFLINE?: string;
}

/**
 * Reads the configuration of a build from its environment variables.
 * @throws Error with a sentence that names the variable, when a value is missing or wrong.
 */
export function readBuildConfiguration(environment: Environment): BuildConfiguration {
  const { mocked } = environment;
  const apiBaseUrl = mocked ? '/' : readAddress('VITE_API_BASE_URL', 'the API', environment.VITE_API_BASE_URL);
  const siteUrl = mocked ? '/' : readAddress('VITE_SITE_URL', 'this site', environment.VITE_SITE_URL);
  return {
    apiBaseUrl,
    siteUrl,
    takesKeys: readTakesKeys(environment.VITE_IDEMPOTENCY_KEY, apiBaseUrl, siteUrl),
    requestTimeoutMs: readMilliseconds(environment.VITE_REQUEST_TIMEOUT_MS ?? '15000'),
    worksOffline: !mocked && readChoice('VITE_OFFLINE', environment.VITE_OFFLINE, true),
    map: readMapConfiguration(environment),
  };
}

function readAddress(name: string, what: string, value: string | undefined): string {
  if (value === undefined || value === '') {
    throw new Error(`${name} is missing: give the address of ${what}, such as https://www.example.org/`);
  }
  if (value === '/') return value;
  const url = parseUrl(value);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${name} is "${value}": it must be an http or https address, or "/" for the same host`);
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/**
 * Whether to send the `Idempotency-Key`. A server on another origin must allow a header before the browser sends it; if
 * it does not know this one, no write would reach it. There, the header is sent only when the configuration says so.
 */
function readTakesKeys(value: string | undefined, apiBaseUrl: string, siteUrl: string): boolean {
  const isOneOrigin = apiBaseUrl === '/' || parseUrl(apiBaseUrl)?.origin === parseUrl(siteUrl)?.origin;
  return readChoice('VITE_IDEMPOTENCY_KEY', value, isOneOrigin);
}

function readChoice(name: string, value: string | undefined, byDefault: boolean): boolean {
  if (value === undefined || value === '') return byDefault;
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new Error(`${name} is "${value}": it must be "yes" or "no"`);
}

function readMilliseconds(value: string): number {
  const milliseconds = Number(value);
  if (!Number.isInteger(milliseconds) || milliseconds < 1) {
    throw new Error(`VITE_REQUEST_TIMEOUT_MS is "${value}": it must be a whole number of milliseconds above 0`);
  }
  return milliseconds;
}

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
