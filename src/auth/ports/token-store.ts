/** Keeps the raw access token of this tab over a reload (AUTH-09); works in memory where storage is denied (REL-07). */
export interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
  /** Empties everything that this tab keeps for its session (AUTH-11). */
  clear(): void;
}
