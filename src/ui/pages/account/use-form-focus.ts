import { type RefObject, useEffect, useRef } from 'react';

interface Counts {
  readonly rejections: number;
  readonly failures: number;
}

/** After an invalid submit the first wrong field has the focus, after a failure the first field (ACCT-04, ACCT-05). */
export function useFormFocus({ rejections, failures }: Counts): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (rejections > 0) leadTo(form.current, '[aria-invalid="true"]');
  }, [rejections]);
  useEffect(() => {
    if (failures > 0) leadTo(form.current, 'input:not([readonly])');
  }, [failures]);

  return form;
}

/** The reason is brought into view first, so that it stays there when the field has room beside it. */
function leadTo(form: HTMLFormElement | null, field: string): void {
  form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  const target = form?.querySelector<HTMLElement>(field);
  target?.focus({ preventScroll: true });
  // A field that had the focus already may have been pushed under the bar at the foot.
  target?.scrollIntoView({ block: 'nearest' });
}
