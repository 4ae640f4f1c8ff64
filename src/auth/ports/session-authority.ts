/** What comes of asking for a newer token after a 403. */
export type RenewedToken =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreachable' };

/** What the authenticated client needs of the session: it never refreshes by itself (AUTH-13, AUTH-14, AUTH-15). */
export interface SessionAuthority {
  /** The token to send, once no refresh is under way; undefined for a visitor. */
  bearer(): Promise<string | undefined>;
  /** Asks for a newer token than `used`; everybody who asks at once shares one refresh. */
  renew(used: string): Promise<RenewedToken>;
  /** `token` came fresh from a refresh and was answered 403 all the same. */
  settle(token: string): void;
  /** `token` was answered 401 twice: the session is over. */
  reject(token: string): void;
}
