import type { TokenStore } from '@/auth/session.ports.ts';

export interface MemoryTokenStore extends TokenStore {
  /** Every token that was written, oldest first. */
  readonly written: readonly string[];
}

export function memoryTokenStore(kept?: string): MemoryTokenStore {
  const written: string[] = [];
  let token = kept;
  return {
    written,
    read: () => token,
    write: (next) => {
      token = next;
      written.push(next);
    },
    clear: () => {
      token = undefined;
    },
  };
}
