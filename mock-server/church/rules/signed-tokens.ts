import { compactVerify, errors, jwtVerify, SignJWT } from 'jose';

/**
 * The key for the tokens of the mocked church only. It may be public: it gives access only to records in one's own
 * browser.
 */
const mockSigningSecret = new TextEncoder().encode('mock-church-signing-secret-not-used-anywhere-else');

const algorithm = 'HS256';

/** Signs a compact JWT. @param issued @param expires in seconds */
export const signed = (claims: Record<string, unknown>, issued: number, expires: number): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setJti(crypto.randomUUID())
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(mockSigningSecret);

/** The claims of a token at a moment. @throws when it is foreign, or has expired */
export const verified = async (token: string, now: Date): Promise<unknown> => {
  const { payload } = await jwtVerify(token, mockSigningSecret, { algorithms: [algorithm], currentDate: now });
  return payload;
};

export const isExpiry = (error: unknown): boolean => error instanceof errors.JWTExpired;

/** The claims of a token that may have expired. @throws when it is foreign */
export const ownClaims = async (token: string): Promise<unknown> => {
  const { payload } = await compactVerify(token, mockSigningSecret, { algorithms: [algorithm] });
  return JSON.parse(new TextDecoder().decode(payload));
};
