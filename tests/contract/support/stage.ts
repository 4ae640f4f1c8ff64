import type { Cast } from './cast.ts';
import type { NearHost } from './host.ts';

/** The parts that the checks of one suite share: the everyday world, and a browser for each kind of user. */
export interface Stage {
  readonly host: () => NearHost;
  readonly cast: () => Cast;
}
