import type {
  FieldChange,
  FormContext,
  FormDefinition,
  FormEnded,
  FormInput,
  FormNews,
  FormSubmission,
  FormValues,
  RefusedSubmit,
} from './form-state.ts';
import { reasonOfRefused } from './outcome-actor.ts';
import type { ChangesContext } from './unsaved-changes.ts';

/** The context of a form that begins. */
export function initialContext<Values extends FormValues, ValidationError extends string, Value>({
  definition,
  blank,
  stored,
}: FormInput<Values, ValidationError>): Omit<
  FormContext<Values, ValidationError, Value>,
  keyof ChangesContext | 'failures'
> {
  return {
    definition,
    blank,
    isRestored: stored !== undefined,
    ...withValues({ definition, blank }, stored ?? blank),
    visited: [],
    rejected: [],
    partial: undefined,
    failure: undefined,
    secretShown: false,
    capsLockIn: undefined,
  };
}

/** The values of a restarted form. */
export function blankOf<Values extends FormValues, ValidationError extends string>({
  restarted,
  initial,
}: FormDefinition<Values, ValidationError>): Values {
  return restarted?.() ?? initial;
}

/** The news for the owner of a form that the user clears. */
export function cleared<Values extends FormValues, ValidationError extends string, Value>({
  values,
  isWritten,
}: FormContext<Values, ValidationError, Value>): FormNews<Values, Value> {
  return { type: 'draft.cleared', values, wasWritten: isWritten };
}

/** The context of a form that restarts; why submits were refused stays known. */
export function restartedContext<Values extends FormValues, ValidationError extends string, Value>({
  definition,
}: FormContext<Values, ValidationError, Value>) {
  return initialContext<Values, ValidationError, Value>({ definition, blank: blankOf(definition), stored: undefined });
}

/** The part of the context that an accepted submit changes: what a restarted form compares with may be what was saved. */
export function forgotten<Values extends FormValues, ValidationError extends string>({
  definition,
}: Pick<FormInput<Values, ValidationError>, 'definition'>) {
  const blank = blankOf(definition);
  return { blank, ...withValues({ definition, blank }, blank) };
}

/** The part of the context that a refused submit changes. */
export function withRefused(
  { failures }: Pick<FormSubmission<FormValues, unknown>, 'failures'>,
  { failure, reason }: RefusedSubmit,
) {
  return {
    failure,
    failures: reason === undefined || failures.includes(reason) ? failures : [...failures, reason],
  };
}

/** The error of a submit, for the `params` of an action in `onError`. */
export function refusedBy({ event: { error } }: { readonly event: { readonly error: unknown } }): RefusedSubmit {
  return { failure: error, reason: reasonOfRefused(error) };
}

/** The error of a submit that ended without success, for the `params` of an action in `onDone`. */
export function withheldBy({
  event: { output },
}: {
  readonly event: { readonly output: FormEnded<unknown> };
}): RefusedSubmit {
  return { failure: undefined, reason: output.type === 'form.withheld' ? output.reason : undefined };
}

/** The part of the context that a written field changes. */
export function withChanged<Values extends FormValues, ValidationError extends string, Value>(
  context: FormContext<Values, ValidationError, Value>,
  { field, value }: FieldChange,
) {
  return { ...withValues(context, { ...context.values, [field]: value }), failure: undefined };
}

/** The part of the context that a field changes when the user leaves it. */
export function withLeft({ visited }: Pick<FormContext<FormValues, string, unknown>, 'visited'>, field: string) {
  return { visited: visited.includes(field) ? visited : [...visited, field], capsLockIn: undefined };
}

/** The part of the context that a submit with invalid fields changes: all errors are shown. */
export function allRejected<Values extends FormValues, ValidationError extends string, Value>(
  context: FormContext<Values, ValidationError, Value>,
) {
  return { visited: Object.keys(context.definition.initial), rejected: wrongFields(context) };
}

/** The part of the context that values change. */
export function withValues<Values extends FormValues, ValidationError extends string>(
  { definition, blank }: Pick<FormInput<Values, ValidationError>, 'definition' | 'blank'>,
  values: Values,
) {
  const isWritten =
    definition.isWritten?.(values) ?? Object.entries(values).some(([field, value]) => value !== blank[field]);
  return { values, isWritten };
}

/** The fields with an error, as far as the last submit requires them: a partial submit requires only some. */
export function wrongFields<Values extends FormValues, ValidationError extends string, Value>({
  definition,
  values,
  partial,
}: FormContext<Values, ValidationError, Value>): readonly string[] {
  const wrong = Object.keys(definition.errors(values));
  if (partial === undefined) return wrong;
  const required = partial.requires(values);
  return wrong.filter((field) => required.includes(field));
}

/** Restores values, except in fields that were written since: an undo loses nothing that is typed. */
export function withRestored<Values extends FormValues, ValidationError extends string, Value>(
  { values, blank }: FormContext<Values, ValidationError, Value>,
  stored: Values,
): Values {
  const written = Object.entries(values).filter(([field, value]) => value !== blank[field]);
  return { ...stored, ...Object.fromEntries(written) };
}

/** Some keyboards and files send decomposed Hangul: servers get one spelling. */
export function normalised<Values extends FormValues>(values: Values): Values {
  const composed = Object.entries(values).map(([field, value]) => [field, value.normalize('NFC')]);
  return { ...values, ...Object.fromEntries(composed) };
}
