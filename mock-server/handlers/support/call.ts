import type { Outcome } from '../../church/rules/outcome.ts';

/** One request as the readers see it. */
export interface Call {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
  /** The body, which is read only once. */
  readonly body: () => Promise<Outcome<Uint8Array<ArrayBuffer>>>;
}
