import type { ReactNode } from 'react';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { FormFace } from '@/shared/machines/form-binding.ts';
import type { FieldState } from '@/ui/kit/forms/field.tsx';

interface Look {
  readonly state: FieldState;
  readonly message?: ReactNode;
}

/** A field is right as soon as what it holds is; what is wrong is said once the reader has been in it (ACCT-01). */
export function fieldLook<Values extends FormValues, Problem extends string>(
  face: Pick<FormFace<Values, Problem, string>, 'values' | 'problems' | 'shownProblems'>,
  field: keyof Values & string,
  sentenceFor: (problem: Problem) => string,
): Look {
  const shown = face.shownProblems[field];
  if (shown !== undefined) return { state: 'wrong', message: sentenceFor(shown) };
  const isRight = face.problems[field] === undefined && face.values[field] !== '';
  return { state: isRight ? 'right' : 'neutral' };
}
