import type { RequestHandler } from 'msw';

/** Runs work that reads or writes the church, with exclusive access. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Passes a request to handlers; undefined when none of them matches. */
export type Ask = (handlers: RequestHandler[], request: Request) => Promise<Response | undefined>;

export interface Host {
  /** Without one, work runs at once. */
  readonly guard?: Guard;
  /** A host that manages cookies itself adds them here; without it, requests are passed on unchanged. */
  readonly ask?: Ask;
}
