import * as z from 'zod/mini';

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
