import * as z from 'zod/mini';
import { readCalendarDate } from '@/shared/domain/calendar-date.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';

/** Some ids are numbers, others are texts. */
export const wireId = z.union([z.number(), z.string()]);

/** Text that may be missing. */
export const wireText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

/** A day or an instant; any other value is read as no date, and the rest of the answer is kept. */
export const wireDate = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'string' ? readCalendarDate(value) : undefined)),
);

/** A list of items that must all match; what a server sends beyond `most` is dropped (REL-13). */
export const wireUpTo = <Item>(most: number, item: z.ZodMiniType<Item>) =>
  z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((items) => items.slice(0, most)),
    ),
    z.array(item),
  );

/** A page of a list; what a server sends beyond the page size is dropped. */
export const wirePage = <Item>(item: z.ZodMiniType<Item>) => wireUpTo(PAGE_SIZE, item);

/** The fields of every post on the wire. */
export const wirePost = { id: wireId, title: wireText, created: wireDate, edited: wireDate, pinnedUntil: wireDate };

/** The fields of a written post. */
export const wireWrittenPost = { ...wirePost, content: wireText, author: wireText };

/** Below the server's base address: one page of a list of posts, from 1. */
export const postPagePath = (list: string, number: number): string =>
  `${list}?page=${number}&itemsPerPage=${PAGE_SIZE}`;
