import * as z from 'zod/mini';
import { longest } from '../church/text-limits.ts';

const filled = z.string().check(z.trim(), z.minLength(1));

/** A line that is not blank; stored trimmed. */
export const requiredText = filled.check(z.maxLength(longest.line));

/** The same for a text of many lines. */
export const requiredLongText = filled.check(z.maxLength(longest.text));

/** A line of an unfinished text, which may be blank; stored trimmed. */
export const lineOfDraft = z.string().check(z.trim(), z.maxLength(longest.line));

/** A text of many lines that may be blank; stored trimmed. */
export const longText = z.string().check(z.trim(), z.maxLength(longest.text));

/** A secret or a code: every character counts. */
export const exactText = z.string().check(z.minLength(1), z.maxLength(longest.token));

/** The path of a file on this server, as an answer names it. */
export const filePath = z.string().check(z.minLength(1), z.maxLength(longest.line));

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** How long a post is pinned to the head of its list: up to the end of a day; null ends it (EDIT-04). */
export const pin = z.object({ until: z.nullable(calendarDate) });

/** A record's number, as JSON or as text: the real server reads both. */
export const numericId = z.union([
  z.int().check(z.positive()),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
]);

/** A record's number as a part of an address. */
export const recordNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

/** One of a few words as a part of an address, in any letter case. */
export const wordOf = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(z.string().check(z.toLowerCase()), z.enum(words));
