import type { Church } from '../../../mock-server/church/church.ts';
import type { NearHost } from '../support/host.ts';
import type { movableClock } from '../support/movable-clock.ts';

/** The parts of a host whose church is in this process. */
export const nearHost = (
  church: Church,
  clock: ReturnType<typeof movableClock>,
): Pick<NearHost, 'church' | 'mails' | 'advanceClock'> => ({
  church,
  mails: async () => church.mails.all(),
  advanceClock: async (milliseconds) => clock.advance(milliseconds),
});
