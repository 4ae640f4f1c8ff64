import { base64url } from 'jose';

/** An unguessable text: 32 random bytes as base64url, safe in a query and in a cookie. */
export const opaqueText = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
