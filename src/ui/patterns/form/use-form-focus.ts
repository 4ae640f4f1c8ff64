import { type RefObject, useRef } from 'react';
import type { FormActor, FormEmitted } from '@/shared/machines/form-state.ts';
import type { ChangesEmitted } from '@/shared/machines/unsaved-changes.ts';
import { focusFirstError } from '@/ui/kit/focus/first-error.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';

/** Where the focus goes in a form. */
const PLACES = {
  invalid: '[aria-invalid="true"]',
  field: 'input:not([readonly])',
  error: '[data-form-error]',
} as const;

/**
 * After each invalid submit, focuses the first invalid field (ACCT-04).
 * @param refused where the focus goes when the server refuses: to the field that was refused, to the first field (ACCT-05), or
 *   to the error itself
 */
export function useFormFocus(
  actor: FormActor,
  refused: keyof typeof PLACES = 'invalid',
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useActorEvents<FormEmitted | ChangesEmitted>(actor, ({ type }) => {
    if (type === 'form.rejected') focusFirstError(form.current, PLACES.invalid);
    if (type === 'form.refused') focusFirstError(form.current, PLACES[refused]);
  });

  return form;
}
