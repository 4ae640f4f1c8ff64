import * as z from 'zod';

/** Text that must hold more than blanks; it is kept without the blanks around it. */
export const requiredText = z.string().trim().min(1);

/** A secret or a code: every character counts. */
export const exactText = z.string().min(1);

/** A calendar date that exists, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** Told by what it can do: under a simulated browser the form's File and the global one are two classes. */
const file = z.custom<File>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'arrayBuffer' in value,
);

/** The one value of a form's text field. */
export const textField = z.tuple([requiredText]).transform(([text]) => text);

/** The one file of a form's field. */
export const fileField = z.tuple([file]).transform(([only]) => only);

/** The files of a repeated form field. */
export const fileFields = z.array(file);

/** A record's number, as JSON or as text: the real server reads both. */
export const numericId = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
]);
