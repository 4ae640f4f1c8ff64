import { parseUrl } from '../shared/domain/parse-url.ts';
import type { BuildConfiguration } from './build-configuration.ts';
import { type MapEnvironment, readMapConfiguration } from './read-map-configuration.ts';

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
