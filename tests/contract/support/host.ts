import type { Church } from '../../../mock-server/church/church.ts';
import type { Mail } from '../../../mock-server/church/schemas/accounts.ts';

/** One way to call a mocked server. It stores no cookies: each browser of the suite has its own. */
export interface Host {
  /** Sends a request to a server-relative path such as `/api/Event/`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A host in this process: its records can be read. */
export interface NearHost extends Host {
  readonly church: Church;
  /** The e-mails that the server has sent, oldest first. */
  mails(): Promise<readonly Mail[]>;
  /** Moves the server's clock forward, in milliseconds. */
  advanceClock(milliseconds: number): Promise<void>;
}
