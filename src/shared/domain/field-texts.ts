/** The texts of a form, by its fields. */
export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>;

/** The texts of some fields. */
export function fieldTexts<Field extends string>(
  fields: readonly Field[],
  textOf: (field: Field) => string,
): FieldTexts<Field> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has one
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as FieldTexts<Field>;
}
