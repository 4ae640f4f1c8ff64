/** What a build is told from outside; frozen into the bundle by `vite.config.ts`. */
export interface BuildConfiguration {
  /** Address that every call, image address and download link resolves against (AUTH-19). Ends with `/`. */
  readonly apiBaseUrl: string;
  /** How long one call may take, in milliseconds. */
  readonly requestTimeoutMs: number;
}

interface Environment {
  readonly mocked: boolean;
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_REQUEST_TIMEOUT_MS?: string;
}

/**
 * Reads the configuration of a build from its environment variables.
 * @throws Error with a sentence that names the variable, when a value is missing or wrong.
 */
export function readBuildConfiguration(environment: Environment): BuildConfiguration {
  return {
    apiBaseUrl: environment.mocked ? '/' : readBaseUrl(environment.VITE_API_BASE_URL),
    requestTimeoutMs: readMilliseconds(environment.VITE_REQUEST_TIMEOUT_MS ?? '15000'),
  };
}

function readBaseUrl(value: string | undefined): string {
  if (value === undefined || value === '') {
    throw new Error('VITE_API_BASE_URL is missing: give the address of the API, such as https://api.example.org/');
  }
  if (value === '/') return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`VITE_API_BASE_URL is "${value}": it must be an http or https address, or "/" for the same host`);
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
