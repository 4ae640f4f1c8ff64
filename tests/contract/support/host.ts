import type { Church } from '../../../mock-server/church/church.ts';

/** One way to reach a church: handlers in this process, or a server on a port. It keeps no cookies. */
export interface Host {
  readonly church: Church;
  /** Moves the church's clock forward, by milliseconds. */
  advanceClock(milliseconds: number): void;
  /** Sends a request to a server-relative path such as `/api/Event/`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export type OpenHost = () => Promise<Host>;
