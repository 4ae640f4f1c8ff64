import * as z from 'zod/mini';
import { readCalendarDate } from '@/shared/domain/calendar-date.ts';

/** Servers number some things and name others. */
export const wireId = z.union([z.number(), z.string()]);

/** Text that may be missing. */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** A day or an instant; anything else is no date, which is no reason to refuse the whole. */
export const wireDate = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? readCalendarDate(value) : undefined)),
);
