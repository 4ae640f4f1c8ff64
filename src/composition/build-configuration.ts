/** The map of the way to the church (HOME-06). */
export interface MapConfiguration {
  /** Address of the tiles, with `{z}`, `{x}` and `{y}` in it. */
  readonly tiles: string;
  /** Who drew the map, and where they say so. */
  readonly credit: { readonly name: string; readonly url: string };
  /** Where the church stands, in degrees; absent where its own folder says it. */
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What a build is told from outside; frozen into the bundle by `vite.config.ts`. */
export interface BuildConfiguration {
  /** Address that every call, image address and download link resolves against (AUTH-19). Ends with `/`. */
  readonly apiBaseUrl: string;
  /** Address of the site itself, for canonical addresses and previews; `/` where it is not known. Ends with `/`. */
  readonly siteUrl: string;
  /** How long one call may take, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** Whether writes carry an `Idempotency-Key`, so that a repeated one is not done twice. */
  readonly takesKeys: boolean;
  readonly map: MapConfiguration;
}
