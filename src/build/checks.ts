/** Reports an error in a field: `posters[0].until`, `is missing`. */
export type Report = (field: string, error: string) => void;

export type Check = (value: unknown, field: string, report: Report) => void;

/** A value as an error quotes it. */
export const quoted = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

/** Spaces alone say nothing either. */
const quotedText = (value: unknown): string =>
  typeof value === 'string' && value.trim() === '' ? 'empty' : quoted(value);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A text that is not empty. */
export const text: Check = (value, field, report) => {
  if (!isText(value)) report(field, `is ${quotedText(value)}: say something`);
};

/** A text that may be absent, but not empty. */
export const optionalText: Check = (value, field, report) => {
  if (value !== undefined && !isText(value)) report(field, `is ${quotedText(value)}: say something, or leave it out`);
};

export const oneOf =
  (...words: readonly string[]): Check =>
  (value, field, report) => {
    if (!words.some((word) => word === value))
      report(field, `is ${quoted(value)}: it must be one of ${words.join(', ')}`);
  };

/** An object, every property of which passes the check, whatever its name. */
export const recordOf =
  (check: Check): Check =>
  (value, field, report) => {
    for (const [name, one] of Object.entries(isObject(value) ? value : {})) check(one, `${field}.${name}`, report);
  };

/** A list, every item of which passes the check. */
export const listOf =
  (check: Check): Check =>
  (value, field, report) => {
    if (!Array.isArray(value)) return report(field, `is ${quoted(value)}: write a list, which may be empty`);
    return value.forEach((item, at) => check(item, `${field}[${at}]`, report));
  };

/** A check for each property of a type. */
type ChecksOf<Whole> = { readonly [Name in keyof Whole]-?: Check };

/** An object, or the exports of a file, with a check for each of its properties. */
export const object =
  <Whole = Readonly<Record<string, unknown>>>(checks: ChecksOf<Whole>): Check =>
  (value, field, report) => {
    if (!isObject(value))
      return report(field, `is ${value === undefined ? 'missing' : `${quoted(value)}: write an object`}`);
    for (const [name, check] of Object.entries<Check>(checks))
      check(value[name], field === '' ? name : `${field}.${name}`, report);
    return undefined;
  };

export const all =
  (...checks: readonly Check[]): Check =>
  (value, field, report) => {
    for (const check of checks) check(value, field, report);
  };
