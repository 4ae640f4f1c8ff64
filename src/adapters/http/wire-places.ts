import * as z from 'zod/mini';
import { wireId } from './wire.ts';
import { wirePart } from './wire-parts.ts';

/** Optional fields of an event, of which a server may lack each (MINE-05). */
export const placesFields = {
  limit: wirePart(z.int().check(z.minimum(1))),
  waitingList: wirePart(z.boolean()),
};

const count = wirePart(z.int().check(z.minimum(0)));

/** The places of an event. */
export const wirePlaces = z.pipe(
  z.object({ id: wireId, ...placesFields, coming: count, queued: count }),
  z.transform(({ id: _, waitingList = false, ...places }) => ({ ...places, waitingList })),
);
