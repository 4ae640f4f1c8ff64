/** Reads a token's claims without trusting them: the server checks the signature, the client only displays. */
export interface TokenReader {
  /** @returns undefined for anything that is no token */
  claims(token: string): Readonly<Record<string, unknown>> | undefined;
}
