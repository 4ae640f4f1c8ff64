import * as z from 'zod/mini';
import { longest } from '../church/schemas/parts.ts';

/** No NUL and no half of a character, neither of which anybody can have written; stored trimmed. */
export const writtenText = z.string().check(
  z.refine((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text)),
  z.trim(),
);

/** White space, controls, Hangul fillers, zero-width signs and the blank of Braille show nothing. */
const showsNothing = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text of which something can be seen. */
export const filledText = writtenText.check(
  z.minLength(1),
  z.refine((text) => !showsNothing.test(text)),
);

/** A line that is not blank; stored trimmed. */
export const requiredText = filledText.check(z.maxLength(longest.line));

/** The same for a text of many lines. */
export const requiredLongText = filledText.check(z.maxLength(longest.text));

/** A line of an unfinished text, which may be blank; stored trimmed. */
export const lineOfDraft = writtenText.check(z.maxLength(longest.line));

/** A text of many lines that may be blank; stored trimmed. */
export const longText = writtenText.check(z.maxLength(longest.text));

/** What a member tells the office: a note, which may be blank, or a request, which may not. */
export const noteText = writtenText.check(z.maxLength(longest.note));
export const requiredNote = filledText.check(z.maxLength(longest.note));

/** Why something was declined or hidden. */
export const reasonText = writtenText.check(z.maxLength(longest.reason));
export const requiredReason = filledText.check(z.maxLength(longest.reason));

/** A secret or a code: every character counts. */
export const exactText = z.string().check(z.minLength(1), z.maxLength(longest.token));

/** The path of a file on this server, as an answer names it. */
export const filePath = z.string().check(z.minLength(1), z.maxLength(longest.line));

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** One that is written down: in another century a digit is wrong. */
export const writtenDate = calendarDate.check(z.refine((date) => date >= '1900-01-01' && date <= '2100-12-31'));

/** How long a post is pinned to the head of its list: up to the end of a day; null ends it (EDIT-04). */
export const pin = z.object({ until: z.nullable(writtenDate) });

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

/** How many files one field of a form may bring. */
const mostFiles = 40;

/** Checked by its methods: under a simulated browser the form's File and the global one are two classes. */
const file = z.custom<File>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'arrayBuffer' in value,
);

/** One field of a form. Its `schema` sees all values of the field, as a list. */
export interface FormField<Value = unknown> {
  readonly kind: 'text' | 'texts' | 'file' | 'files';
  /** The schema of one value; absent for files. */
  readonly text?: z.ZodMiniType;
  readonly optional?: true;
  readonly schema: z.ZodMiniType<Value>;
}

/** A text that comes once. */
export const textField = <Value>(text: z.ZodMiniType<Value>): FormField<Value> => ({
  kind: 'text',
  text,
  schema: z.pipe(
    z.tuple([text]),
    z.transform(([only]) => only),
  ),
});

export const optionalField = <Value>(field: FormField<Value>): FormField<Value | undefined> => ({
  ...field,
  optional: true,
  schema: z.optional(field.schema),
});

/** A text for each of several things, or none. */
export const anyTextsField = (text: z.ZodMiniType<string>): FormField<string[]> => ({
  kind: 'texts',
  text,
  optional: true,
  schema: z._default(z.array(text).check(z.maxLength(mostFiles)), []),
});

/** Exactly one file. */
export const fileField: FormField<File> = {
  kind: 'file',
  schema: z.pipe(
    z.tuple([file]),
    z.transform(([only]) => only),
  ),
};

const files = z.array(file).check(z.maxLength(mostFiles));

/** At least one file. */
export const filesField: FormField<File[]> = { kind: 'files', schema: files.check(z.minLength(1)) };

/** As many files as there are, or none. */
export const anyFilesField: FormField<File[]> = { kind: 'files', optional: true, schema: z._default(files, []) };

export type FormFields = Readonly<Record<string, FormField>>;

export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FormField<infer Value> ? Value : never;
};

const largestPage = 100;
const defaultPageSize = 10;

/** A whole number from 1 on; any other or missing value falls back. */
const positive = (otherwise: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((text) => {
      const value = Number(text ?? otherwise);
      return Number.isInteger(value) && value >= 1 ? value : otherwise;
    }),
  );

export const pageNumber = positive(1);
export const pageSize = z.pipe(
  positive(defaultPageSize),
  z.transform((size) => Math.min(size, largestPage)),
);

/** The requested page of a list. */
export const pageQuery = z.object({ page: pageNumber, itemsPerPage: pageSize });
