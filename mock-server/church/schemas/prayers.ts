import * as z from 'zod/mini';
import { calendarDate, instant, numericId, reference } from './parts.ts';

/** For whom a request can be written. */
export const prayerScopes = ['zone', 'members'] as const;

/** The lists of requests that a reader can ask for. */
export const prayerLists = [...prayerScopes, 'mine'] as const;

/** A prayer request (MINE-04). `memberId` is its writer, also of one without a name. */
export const prayerSchema = z.object({
  id: numericId,
  memberId: numericId,
  /** The zone that it was written for; null for all members. */
  zoneId: reference,
  text: z.string(),
  anonymous: z.boolean(),
  /** The last day on which others see it. */
  until: calendarDate,
  created: instant,
  /** Rises when the writer changes it, and makes the ETag. */
  version: z.int().check(z.positive()),
  answered: z.boolean(),
  /** The reason for which an Admin has hidden it; null for one that is shown. */
  hiddenReason: z.nullable(z.string()),
  /** The members who have prayed for it, each once a day. */
  prayedBy: z.array(z.object({ memberId: numericId, day: calendarDate })),
});

export type PrayerScope = (typeof prayerScopes)[number];
export type PrayerList = (typeof prayerLists)[number];
export type Prayer = z.infer<typeof prayerSchema>;
