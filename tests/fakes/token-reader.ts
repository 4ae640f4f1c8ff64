import type { TokenReader } from '@/auth/session.ports.ts';

function read(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Decodes the tokens of `aRawToken`; undefined for any other text. */
export const tokenReader: TokenReader = {
  claims: (token) => {
    const claims = read(token);
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  },
};
