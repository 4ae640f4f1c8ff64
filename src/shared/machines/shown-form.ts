import type { StartedForm } from './form-state.ts';

/** Sent to the actor that closes a dialog: the dialog shows this form. */
export interface FormShown {
  readonly type: 'form.shown';
  readonly shown: { readonly form?: StartedForm | undefined };
}

/** Whether a form is being sent: until it has an answer, its dialog stays, or the answer would be lost. */
export const isBeingSent = (shown: FormShown['shown'] | undefined): boolean =>
  shown?.form?.getSnapshot().matches('submitting') === true;
