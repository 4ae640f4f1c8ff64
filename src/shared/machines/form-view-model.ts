import type { SnapshotFrom } from 'xstate';
import type { FormMachine } from './form.machine.ts';
import { wrongFields } from './form-context.ts';
import type { FormValues } from './form-state.ts';

/** The view model of a form. */
export interface FormViewModel<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly values: Values;
  /** Validation errors of the fields that the user has left, or of all after an invalid submit. */
  readonly shownErrors: Partial<Record<keyof Values, ValidationError>>;
  /** Validation errors of all fields, shown or not. */
  readonly errors: Partial<Record<keyof Values, ValidationError>>;
  readonly isValid: boolean;
  readonly isSubmitting: boolean;
  /** The last submit was a partial one. */
  readonly isPartial: boolean;
  /** Whether it holds anything that the user has written. */
  readonly isWritten: boolean;
  /** Whether it started with stored values. */
  readonly isRestored: boolean;
  readonly isSubmitted: boolean;
  /** Whether the form was submitted with an invalid field. */
  readonly isRejected: boolean;
  /** The fields that were invalid then, in the order of the form. */
  readonly rejected: readonly (keyof Values & string)[];
  /** Why the server refused, or that the submit threw; undefined when the form was not sent at all. */
  readonly failure: Reason | 'unexpected' | undefined;
  readonly secretShown: boolean;
  readonly capsLockIn: keyof Values | undefined;
  /** True when a field was left and is valid. */
  readonly isRight: (field: keyof Values) => boolean;
}

/** The errors of these fields alone. */
function onlyIn<Errors extends object>(fields: readonly string[], errors: Errors): Errors {
  const others = Object.keys(errors).filter((field) => !fields.includes(field));
  return { ...errors, ...Object.fromEntries(others.map((field) => [field, undefined])) };
}

export type FormSelector<
  Values extends FormValues,
  ValidationError extends string,
  Reason extends string,
  Value = null,
> = (
  snapshot: SnapshotFrom<FormMachine<Values, ValidationError, Value>>,
) => FormViewModel<Values, ValidationError, Reason>;

/** @param reasonOf maps the error of a submit to its reason */
export function formSelector<Values extends FormValues, ValidationError extends string, Reason extends string, Value>(
  reasonOf: (failure: unknown) => Reason | 'unexpected',
): FormSelector<Values, ValidationError, Reason, Value> {
  return (snapshot) => {
    const { definition, values, visited, failure, secretShown, capsLockIn, isRestored, isWritten, partial } =
      snapshot.context;
    const wrong = wrongFields(snapshot.context);
    const errors = onlyIn(wrong, definition.errors(values));
    return {
      values,
      shownErrors: onlyIn(visited, errors),
      errors,
      isValid: wrong.length === 0,
      isSubmitting: snapshot.matches('submitting'),
      isPartial: partial !== undefined,
      isWritten,
      isRestored,
      isSubmitted: snapshot.matches('submitted'),
      isRejected: snapshot.matches({ editing: 'rejected' }),
      rejected: Object.keys(definition.initial).filter((field) => snapshot.context.rejected.includes(field)),
      failure: failure === undefined ? undefined : reasonOf(failure),
      secretShown,
      capsLockIn,
      isRight: (field) => visited.includes(String(field)) && errors[field] === undefined,
    };
  };
}
