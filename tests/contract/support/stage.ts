import type { Cast } from './cast.ts';
import type { Host } from './host.ts';

/** What the checks of one suite share: the everyday world, and a browser for each kind of visitor. */
export interface Stage {
  readonly host: () => Host;
  readonly cast: () => Cast;
}
