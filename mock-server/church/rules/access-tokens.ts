import * as z from 'zod/mini';

// Loaded on demand: visitors have no token, and the library of signatures is large.
const signatures = () => import('./signed-tokens.ts');

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
export async function issueAccessToken(subject: TokenSubject, now: Date): Promise<string> {
  const claims = {
    [claimAddresses.sid]: subject.accountId,
    [claimAddresses.name]: subject.name,
    [claimAddresses.email]: subject.email,
    ...(subject.duty === undefined ? {} : { [claimAddresses.duty]: subject.duty }),
    ...roleClaim(subject.roles),
  };
  const { signed } = await signatures();
  return signed(claims, secondsOf(now), secondsOf(now) + accessTokenLifetime);
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

/** Reads a token by the church's clock; `broken` covers a foreign signature and any text that is no token. */
export async function readAccessToken(token: string, now: Date): Promise<TokenReading> {
  const { verified, isExpiry } = await signatures();
  try {
    const caller = callerOf(await verified(token, now));
    return caller ? { kind: 'valid', caller } : { kind: 'broken' };
  } catch (error) {
    return { kind: isExpiry(error) ? 'expired' : 'broken' };
  }
}

/** Reads a token that may have expired: a refresh needs to know only its user. */
export async function readOwnToken(token: string): Promise<Caller | undefined> {
  const { ownClaims } = await signatures();
  try {
    return callerOf(await ownClaims(token));
  } catch {
    return undefined;
  }
}
