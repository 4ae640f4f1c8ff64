/** The map of the way to the church (HOME-06). */
export interface MapConfiguration {
  /** URL template of the tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** Who made the map, and the address of their copyright notice. */
  readonly credit: { readonly name: string; readonly url: string };
  /** Position of the church, in degrees; absent where `src/church` gives it. */
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Settings of a build; `vite.config.ts` writes them into the bundle. */
export interface BuildConfiguration {
  /** Address that every call, image address and download link resolves against (AUTH-19). Ends with `/`. */
  readonly apiBaseUrl: string;
  /** Address of the site itself, for canonical addresses and previews; `/` where it is not known. Ends with `/`. */
  readonly siteUrl: string;
  /** How long one call may take, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** Whether writes carry an `Idempotency-Key`, so that a repeated write is not done twice. */
  readonly takesKeys: boolean;
  /** Whether the site is saved on the device for offline use (OFFL-02); never in a mocked build. */
  readonly worksOffline: boolean;
  readonly map: MapConfiguration;
}
