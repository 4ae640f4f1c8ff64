import type { TokenStore } from '@/auth/ports/token-store.ts';
import { attempt } from './attempt.ts';
import { TOKEN_KEYS } from './session-keys.ts';

/**
 * Keeps the token in session storage, so that it survives a reload and stays in its tab; in memory until the page is
 * closed where storage is denied or full (REL-07).
 */
export function makeSessionTokenStore(open: () => Storage = () => window.sessionStorage): TokenStore {
  let memory: string | undefined;

  return {
    // Memory first: when writing to storage failed, storage has an older token.
    read: () =>
      memory ?? attempt(() => TOKEN_KEYS.map((key) => open().getItem(key) ?? '').find((token) => token !== '')),
    write: (token) => {
      memory = token;
      attempt(() => {
        for (const key of TOKEN_KEYS) open().setItem(key, token);
      });
    },
    clear: () => {
      memory = undefined;
      attempt(() => open().clear());
    },
  };
}
