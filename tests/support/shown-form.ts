import type { StartedForm } from '@/shared/form.ts';

/** The part of a form that its owner reads: being sent, or not. */
export const shownForm = (isSubmitting: boolean): { readonly form: StartedForm } => ({
  form: {
    getSnapshot: () => ({ context: { isWritten: true }, matches: () => isSubmitting }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  },
});
