import type { ReactNode } from 'react';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { FormViewModel } from '@/shared/machines/provide-form.ts';
import type { FieldState } from '@/ui/kit/forms/field.tsx';

interface Look {
  readonly state: FieldState;
  readonly message?: ReactNode;
}

/** A field is right as soon as what it holds is; what is wrong is said once the reader has been in it (ACCT-01). */
export function fieldState<Values extends FormValues, ValidationError extends string>(
  viewModel: Pick<FormViewModel<Values, ValidationError, string>, 'values' | 'errors' | 'shownErrors'>,
  field: keyof Values & string,
  sentenceFor: (error: ValidationError) => string,
): Look {
  const shown = viewModel.shownErrors[field];
  if (shown !== undefined) return { state: 'wrong', message: sentenceFor(shown) };
  const isRight = viewModel.errors[field] === undefined && viewModel.values[field] !== '';
  return { state: isRight ? 'right' : 'neutral' };
}
