import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstError } from './first-error.ts';

/**
 * Moves the focus to the first wrong field of a form after each refused submit.
 * @param rejections how often a submit was refused
 */
export function useFirstProblemFocus(rejections: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (rejections > 0) focusFirstError(form.current);
  }, [rejections]);

  return form;
}
