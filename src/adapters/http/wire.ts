import * as z from 'zod/mini';
import { readCalendarDate } from '@/shared/domain/calendar-date.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';

/** Servers number some things and name others. */
export const wireId = z.union([z.number(), z.string()]);

/** Text that may be missing. */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** A day or an instant; anything else is no date, which is no reason to refuse the whole. */
export const wireDate = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? readCalendarDate(value) : undefined)),
);

/** A list of things that are all of one kind; a server that sends more than `most` is heard no further (REL-13). */
export const wireUpTo = <Item>(most: number, item: z.ZodMiniType<Item>) =>
  z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) => items.slice(0, most)),
    ),
    z.array(item),
  );

/** A page of a list, as long as was asked for. */
export const wirePage = <Item>(item: z.ZodMiniType<Item>) => wireUpTo(PAGE_SIZE, item);
