import * as z from 'zod/mini';
import { wireId } from './wire.ts';
import { wirePart } from './wire-parts.ts';

/** The places of an event: optional fields, of which a server may lack each (MINE-05). */
export const wirePlaces = z.pipe(
  z.object({
    id: wireId,
    limit: wirePart(z.int().check(z.minimum(1))),
    coming: wirePart(z.int().check(z.minimum(0))),
    waitingList: wirePart(z.boolean()),
  }),
  z.transform(({ limit, coming, waitingList }) => ({ limit, coming, waitingList: waitingList ?? false })),
);
