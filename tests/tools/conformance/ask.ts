import type { ConformanceRequest } from './request.ts';

/** The answer, or why there was none. */
export interface Reply {
  /** 0 where there was no answer. */
  readonly status: number;
  /** Without its parameters; '' where there is none. */
  readonly contentType: string;
  readonly headers: Headers;
  readonly isEmpty: boolean;
  /** Undefined where the body is no JSON. */
  readonly json: unknown;
  readonly trouble?: string;
}

export interface Asked {
  readonly method: string;
  /** Begins with `/api`. */
  readonly path: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Ask = (asked: Asked) => Promise<Reply>;

const PATIENCE = 20_000;

/** Sends a call as the product would, with the origin of its pages. */
export function asking({ server, site }: Pick<ConformanceRequest, 'server' | 'site'>): Ask {
  return async ({ method, path, json, form, headers = {} }) => {
    try {
      const body = json === undefined ? form : JSON.stringify(json);
      const response = await fetch(`${server}${path}`, {
        method,
        headers: {
          Accept: 'application/json, application/problem+json',
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(site === undefined ? {} : { Origin: site }),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
        // The session's tokens are not sent to an address that the command was not given.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const text = await response.text();
      const [contentType = ''] = (response.headers.get('Content-Type') ?? '').split(';');
      return {
        status: response.status,
        contentType: contentType.trim(),
        headers: response.headers,
        isEmpty: text === '',
        json: jsonIn(text),
      };
    } catch (error) {
      return {
        status: 0,
        contentType: '',
        headers: new Headers(),
        isEmpty: true,
        json: undefined,
        trouble: why(error),
      };
    }
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function why(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE / 1000} seconds`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? `no answer (${String(cause.code)})` : 'no answer';
}
