import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';

/** A half-written form, kept for its user in this tab. @param name its place in the storage */
export const keptDraft = <Values extends FormValues>(
  user: CurrentUser,
  name: string,
  blank: () => Values,
): DraftWithFiles<Values> => makeKeptDraft(user, makeSessionDraftStore(name), blank);
