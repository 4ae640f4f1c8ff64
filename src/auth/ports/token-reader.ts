/** Decodes a token's claims without verifying them: the server checks the signature, the client only displays them. */
export interface TokenReader {
  /** @returns undefined when the text is not a token */
  claims(token: string): Readonly<Record<string, unknown>> | undefined;
}
