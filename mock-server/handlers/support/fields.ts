import * as z from 'zod';

/** How long a text may be, in UTF-16 units: a line (a title, a name), a whole text, a token; and how many files a form may bring. */
const most = { line: 200, text: 20_000, token: 4_096, files: 40 } as const;

const filled = z.string().trim().min(1);

/** A line that must hold more than blanks; it is kept without the blanks around it. */
export const requiredText = filled.max(most.line);

/** The same for a text of many lines. */
export const requiredLongText = filled.max(most.text);

/** A secret or a code: every character counts. */
export const exactText = z.string().min(1).max(most.token);

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** Told by what it can do: under a simulated browser the form's File and the global one are two classes. */
const file = z.custom<File>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'arrayBuffer' in value,
);

/** The one value of a form's text field. */
export const textField = z.tuple([requiredText]).transform(([text]) => text);
export const longTextField = z.tuple([requiredLongText]).transform(([text]) => text);

/** The one file of a form's field. */
export const fileField = z.tuple([file]).transform(([only]) => only);

/** The files of a repeated form field. */
export const fileFields = z.array(file).max(most.files);

/** A record's number, as JSON or as text: the real server reads both. */
export const numericId = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);
