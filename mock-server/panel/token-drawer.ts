import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { claimAddresses } from '../church/rules/access-tokens.ts';

/** The storage keys of the product's token (AUTH-09). */
const keys = ['jwtToken', 'AccessToken'] as const;

const claimsSchema = z.object({ [claimAddresses.email]: z.string() });

/** This tab's token, in the storage that the product keeps it in. */
export interface TokenDrawer {
  readonly read: () => string | undefined;
  readonly put: (token: string) => void;
  readonly clear: () => void;
}

/** Without access to the storage, no user is signed in. */
export const createTokenDrawer = (open: () => Storage): TokenDrawer => {
  const attempt = <Result>(access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => keys.map((key) => storage.getItem(key) ?? '').find((token) => token !== '')),
    put: (token) => attempt((storage) => keys.forEach((key) => storage.setItem(key, token))),
    clear: () => attempt((storage) => keys.forEach((key) => storage.removeItem(key))),
  };
};

/** The e-mail claim of a token; undefined without a token or for an unreadable one. */
export const emailIn = (token: string | undefined): string | undefined => {
  if (token === undefined) return undefined;
  try {
    return claimsSchema.parse(decodeJwt(token))[claimAddresses.email];
  } catch {
    return undefined;
  }
};
