const SID = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/sid';

/** Whose token it is, by the claim that the church issues (AUTH-08); undefined for what is no token. */
export function accountOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  if (payload === '') return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null && SID in claims ? claims[SID] : undefined;
}
