import type { Church } from '../../../mock-server/church/church.ts';
import type { Mail } from '../../../mock-server/church/schemas/accounts.ts';

/**
 * Where the mocked server runs: in this process, on a port of this computer, or in a page behind its service worker.
 */
export type HostKind = 'process' | 'port' | 'browser';

/** One way to call a mocked server. It stores no cookies: each browser of the suite has its own. */
export interface Host {
  /** For the few answers that differ between hosts. */
  readonly kind: HostKind;
  /** The e-mails that the server has sent, oldest first. */
  mails(): Promise<readonly Mail[]>;
  /** Moves the server's clock forward, in milliseconds. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Sends a request to a server-relative path such as `/api/Event/`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A host whose records can be read. */
export interface NearHost extends Host {
  readonly church: Church;
}

export type OpenHost = () => Promise<Host>;
