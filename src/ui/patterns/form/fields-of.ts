import type { FormValues } from '@/shared/machines/form-state.ts';
import { fieldState } from './field-state.ts';
import type { RunningForm } from './use-form.ts';

/** What a field is called, and what is said of each thing that can be wrong with it. */
export interface FieldTexts<ValidationError extends string> {
  readonly label: string;
  readonly sentence: (error: ValidationError) => string;
}

/** A field that was wrong when its form was submitted. */
export interface RejectedField {
  readonly id: string;
  readonly label: string;
  /** What is wrong with it by now; undefined once it is right. */
  readonly sentence: string | undefined;
}

/**
 * The fields of a form, each with its name, its value, its handlers and what is wrong with it: for the kit's fields, and for
 * the summary above them.
 * @param ticks whether a field shows that it is right
 */
export function fieldsOf<Values extends FormValues, ValidationError extends string, Reason extends string>(
  form: RunningForm<Values, ValidationError, Reason>,
  texts: Readonly<Record<keyof Values & string, FieldTexts<ValidationError>>>,
  { ticks = false }: { readonly ticks?: boolean } = {},
) {
  const look = (name: keyof Values & string) => {
    const { label, sentence } = texts[name];
    const { state, message } = fieldState(form.viewModel, name, sentence);
    return { label, message, state: ticks || state === 'wrong' ? state : undefined };
  };
  return {
    field: (name: keyof Values & string) => ({ ...form.field(name), ...look(name) }),
    /** One whose text is hidden. */
    secret: (name: keyof Values & string) => ({ ...form.secret(name), ...look(name) }),
    rejected: rejectedFields(form, texts),
  };
}

/** Fields that were wrong when the form was submitted, for the summary above them; none once all of them are right. */
export function rejectedFields<Values extends FormValues, ValidationError extends string, Reason extends string>(
  { field, viewModel }: RunningForm<Values, ValidationError, Reason>,
  texts: Readonly<Record<keyof Values & string, FieldTexts<ValidationError>>>,
): readonly RejectedField[] {
  if (!viewModel.isRejected || viewModel.isValid) return [];
  return viewModel.rejected.map((name) => {
    const { label, sentence } = texts[name];
    const error = viewModel.errors[name];
    return { id: field(name).id, label, sentence: error && sentence(error) };
  });
}
