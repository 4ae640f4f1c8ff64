import * as z from 'zod/mini';

/** A key that the church hands out itself: 1, 2, 3, … */
export const numericId = z.int().check(z.positive());

/** The key of another record, or null when the place is empty. */
export const reference = z.nullable(numericId);

export const references = z.array(numericId);

/** A calendar date, `YYYY-MM-DD`, without a time zone. */
export const calendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An instant in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ` or without the fraction. */
export const instant = z.iso.datetime();

/**
 * How long a text may be, in UTF-16 units: the reason for a decision, a line (a title, a name), a note to the office, a whole text,
 * a token.
 */
export const longest = { line: 200, reason: 300, note: 2000, text: 20_000, token: 4_096 } as const;
