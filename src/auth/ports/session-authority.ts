/** What comes of asking for a newer token after a 403. */
export type RefreshedToken =
  | { readonly kind: 'refreshed'; readonly token: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreachable' };

/** Under which token a call may go out; `over` when the session ended while the call waited for a refresh. */
export type Bearer =
  | { readonly kind: 'authenticated'; readonly token: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'over' };

/** What the authenticated client needs of the session: it never refreshes by itself (AUTH-13, AUTH-14, AUTH-15). */
export interface SessionAuthority {
  /** Who sends, once no refresh is under way. */
  bearer(): Promise<Bearer>;
  /** Asks for a newer token than `used`; everybody who asks at once shares one refresh. */
  refresh(used: string): Promise<RefreshedToken>;
  /** `token` came fresh from a refresh and was answered 403 all the same. */
  noteForbidden(token: string): void;
  /** `token` was answered 401 twice: whether the session still holds is not known, a new login may help. */
  reject(token: string): void;
}
