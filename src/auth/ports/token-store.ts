/**
 * Keeps this tab's raw access token across reloads (AUTH-09); falls back to memory where storage is denied (REL-07).
 */
export interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
  /** Removes everything that this tab stored for its session (AUTH-11). */
  clear(): void;
}
