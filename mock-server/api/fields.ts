import * as z from 'zod';
import { longest } from '../church/text-limits.ts';

const filled = z.string().trim().min(1);

/** A line that is not blank; stored trimmed. */
export const requiredText = filled.max(longest.line);

/** The same for a text of many lines. */
export const requiredLongText = filled.max(longest.text);

/** A line of an unfinished text, which may be blank; stored trimmed. */
export const lineOfDraft = z.string().trim().max(longest.line);

/** A text of many lines that may be blank; stored trimmed. */
export const longText = z.string().trim().max(longest.text);

/** A secret or a code: every character counts. */
export const exactText = z.string().min(1).max(longest.token);

/** The path of a file on this server, as an answer names it. */
export const filePath = z.string().min(1).max(longest.line);

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** How long a post is pinned to the head of its list: up to the end of a day; null ends it (EDIT-04). */
export const pin = z.object({ until: calendarDate.nullable() });

/** A record's number, as JSON or as text: the real server reads both. */
export const numericId = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);

/** A record's number as a part of an address. */
export const recordNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** One of a few words as a part of an address, in any letter case. */
export const wordOf = <const Word extends string>(words: readonly Word[]) =>
  z.string().toLowerCase().pipe(z.enum(words));
