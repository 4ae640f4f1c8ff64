import { parseUrl } from '../shared/domain/parse-url.ts';
import { type MapConfiguration, type MapEnvironment, readMapConfiguration } from './map-configuration.ts';

/** What a build is told from outside; frozen into the bundle by `vite.config.ts`. */
export interface BuildConfiguration {
  /** Address that every call, image address and download link resolves against (AUTH-19). Ends with `/`. */
  readonly apiBaseUrl: string;
  /** Address of the site itself, for canonical addresses and previews; `/` where it is not known. Ends with `/`. */
  readonly siteUrl: string;
  /** How long one call may take, in milliseconds. */
  readonly requestTimeoutMs: number;
  readonly map: MapConfiguration;
}

interface Environment extends MapEnvironment {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_REQUEST_TIMEOUT_MS?: string;
}

/**
 * Reads the configuration of a build from its environment variables.
 * @throws Error with a sentence that names the variable, when a value is missing or wrong.
 */
export function readBuildConfiguration(environment: Environment): BuildConfiguration {
  return {
    apiBaseUrl: environment.mocked ? '/' : readAddress('VITE_API_BASE_URL', 'the API', environment.VITE_API_BASE_URL),
    siteUrl: environment.mocked ? '/' : readAddress('VITE_SITE_URL', 'this site', environment.VITE_SITE_URL),
    requestTimeoutMs: readMilliseconds(environment.VITE_REQUEST_TIMEOUT_MS ?? '15000'),
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

function readMilliseconds(value: string): number {
  const milliseconds = Number(value);
  if (!Number.isInteger(milliseconds) || milliseconds < 1) {
    throw new Error(`VITE_REQUEST_TIMEOUT_MS is "${value}": it must be a whole number of milliseconds above 0`);
  }
  return milliseconds;
}
