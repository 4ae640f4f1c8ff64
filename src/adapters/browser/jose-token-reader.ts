import { decodeJwt } from 'jose';
import type { TokenReader } from '@/auth/ports/token-reader.ts';

/** Decodes the claims of a JSON Web Token. */
export const joseTokenReader: TokenReader = {
  claims: (token) => {
    try {
      return decodeJwt(token);
    } catch {
      return undefined;
    }
  },
};
