import type { TokenStore } from '@/auth/ports/token-store.ts';
import { attempt } from './attempt.ts';

/** Both names are written and either is read: other pages of the church's server know the one or the other (AUTH-09). */
const KEYS = ['jwtToken', 'AccessToken'] as const;

/**
 * Keeps the token in session storage, so that it survives a reload and stays in its tab. Where storage is denied or
 * full, it is kept in memory for as long as the page lives (REL-07).
 */
export function makeSessionTokenStore(open: () => Storage = () => window.sessionStorage): TokenStore {
  let memory: string | undefined;

  return {
    // What could not be written over storage still holds: the newer word is the one in memory.
    read: () => memory ?? attempt(() => KEYS.map((key) => open().getItem(key) ?? '').find((token) => token !== '')),
    write: (token) => {
      memory = token;
      attempt(() => {
        for (const key of KEYS) open().setItem(key, token);
      });
    },
    clear: () => {
      memory = undefined;
      attempt(() => open().clear());
    },
  };
}
