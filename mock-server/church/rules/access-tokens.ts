import { compactVerify, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

/** Signs the tokens of the mocked church only. It may be public: it gives access only to a church in one's own browser. */
const mockSigningSecret = new TextEncoder().encode('mock-church-signing-secret-not-used-anywhere-else');

/** How long an access token is valid, in seconds. */
export const accessTokenLifetime = 15 * 60;

const soapClaims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** The claim addresses that an ASP.NET Core Identity service issues (AUTH-08). */
export const claimAddresses = {
  sid: `${soapClaims}/sid`,
  name: `${soapClaims}/name`,
  email: `${soapClaims}/emailaddress`,
  role: 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role',
  duty: 'Duty',
} as const;

const payloadSchema = z.object({
  [claimAddresses.sid]: z.string(),
  [claimAddresses.role]: z.optional(z.union([z.string(), z.array(z.string())])),
});

/** The subject of an access token. */
export interface TokenSubject {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly duty?: string | undefined;
  readonly roles: readonly string[];
}

/** The claims that the server reads from a token it has signed. */
export interface Caller {
  readonly accountId: string;
  readonly roles: readonly string[];
}

export type TokenReading =
  | { readonly kind: 'valid'; readonly caller: Caller }
  | { readonly kind: 'expired' }
  | { readonly kind: 'broken' };

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const roleClaim = (roles: readonly string[]): Record<string, unknown> =>
  roles.length === 0 ? {} : { [claimAddresses.role]: roles.length === 1 ? roles[0] : roles };

/** Issues a compact JWT (HS256), valid for {@link accessTokenLifetime} from `now`, the church's clock. */
export function issueAccessToken(subject: TokenSubject, now: Date): Promise<string> {
  const claims = {
    [claimAddresses.sid]: subject.accountId,
    [claimAddresses.name]: subject.name,
    [claimAddresses.email]: subject.email,
    ...(subject.duty === undefined ? {} : { [claimAddresses.duty]: subject.duty }),
    ...roleClaim(subject.roles),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(crypto.randomUUID())
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(now) + accessTokenLifetime)
    .sign(mockSigningSecret);
}

function callerOf(payload: unknown): Caller | undefined {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return undefined;
  const roles = parsed.data[claimAddresses.role];
  return {
    accountId: parsed.data[claimAddresses.sid],
    roles: roles === undefined ? [] : [roles].flat(),
  };
}

/** Reads a token by the church's clock; `broken` covers a foreign signature and anything that is no token. */
export async function readAccessToken(token: string, now: Date): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(token, mockSigningSecret, { algorithms: ['HS256'], currentDate: now });
    const caller = callerOf(payload);
    return caller ? { kind: 'valid', caller } : { kind: 'broken' };
  } catch (error) {
    return { kind: error instanceof errors.JWTExpired ? 'expired' : 'broken' };
  }
}

/** Reads a token that may have expired: refreshing needs to know only whose it was. */
export async function readOwnToken(token: string): Promise<Caller | undefined> {
  try {
    const { payload } = await compactVerify(token, mockSigningSecret, { algorithms: ['HS256'] });
    return callerOf(JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    return undefined;
  }
}
