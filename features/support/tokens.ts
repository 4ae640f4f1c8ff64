const SID = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/sid';

/** The account of a token, by the server's own claim (AUTH-08); undefined when the text is not a token. */
export function accountOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  if (payload === '') return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null && SID in claims ? claims[SID] : undefined;
}
