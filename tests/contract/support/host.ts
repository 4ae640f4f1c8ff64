import type { Church } from '../../../mock-server/church/church.ts';
import type { Mail } from '../../../mock-server/church/schemas/accounts.ts';

/** Where the church answers: in this process, on a port of this computer, or in a page by its service worker. */
export type HostKind = 'process' | 'port' | 'browser';

/** One way to reach a church. It keeps no cookies: each browser of the suite carries its own. */
export interface Host {
  /** For the few answers that look different from there. */
  readonly kind: HostKind;
  /** What the church has written, oldest first. */
  mails(): Promise<readonly Mail[]>;
  /** Moves the church's clock forward, by milliseconds. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Sends a request to a server-relative path such as `/api/Event/`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A host whose church can be looked into. */
export interface NearHost extends Host {
  readonly church: Church;
}

export type OpenHost = () => Promise<Host>;
