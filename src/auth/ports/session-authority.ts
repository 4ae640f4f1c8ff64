/** The result of asking for a newer token after a 403. */
export type RefreshedToken =
  | { readonly kind: 'refreshed'; readonly token: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreachable' };

/** The token with which a call may be sent; `over` when the session ended while the call waited for a refresh. */
export type Bearer =
  | { readonly kind: 'authenticated'; readonly token: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'over' };

/**
 * What the authenticated client needs from the session. The client never refreshes a token itself (AUTH-13, AUTH-14,
 * AUTH-15).
 */
export interface SessionAuthority {
  /**
   * The token to send with; resolves once no refresh is under way.
   * @param goesOn whether the call goes on when its page is left: then it is also made for a user who is signing out
   */
  bearer(goesOn: boolean): Promise<Bearer>;
  /** Asks for a newer token than `used`; concurrent callers share one refresh. @param goesOn as above */
  refresh(used: string, goesOn: boolean): Promise<RefreshedToken>;
  /** Reports that `token` came from a refresh and was still answered 403. */
  reportForbidden(token: string): void;
  /**
   * Reports that `token` was answered 401 twice: it is unknown whether the session still exists, and signing in again
   * may help.
   */
  reportRejected(token: string): void;
}
