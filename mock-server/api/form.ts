import * as z from 'zod';

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
  readonly text?: z.ZodType;
  readonly optional?: true;
  readonly schema: z.ZodType<Value>;
}

/** A text that comes once. */
export const textField = <Value>(text: z.ZodType<Value>): FormField<Value> => ({
  kind: 'text',
  text,
  schema: z.tuple([text]).transform(([only]) => only),
});

export const optionalField = <Value>(field: FormField<Value>): FormField<Value | undefined> => ({
  ...field,
  optional: true,
  schema: z.optional(field.schema),
});

/** A text for each of several things, or none. */
export const anyTextsField = (text: z.ZodType<string>): FormField<string[]> => ({
  kind: 'texts',
  text,
  optional: true,
  schema: z.array(text).max(mostFiles).default([]),
});

/** Exactly one file. */
export const fileField: FormField<File> = { kind: 'file', schema: z.tuple([file]).transform(([only]) => only) };

const files = z.array(file).max(mostFiles);

/** At least one file. */
export const filesField: FormField<File[]> = { kind: 'files', schema: files.min(1) };

/** As many files as there are, or none. */
export const anyFilesField: FormField<File[]> = { kind: 'files', optional: true, schema: files.default([]) };

export type FormFields = Readonly<Record<string, FormField>>;

export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FormField<infer Value> ? Value : never;
};
