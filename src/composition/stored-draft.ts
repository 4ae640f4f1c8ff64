import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeStoredDraft } from '@/auth/stores/stored-draft.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';

/** An unfinished form, stored for its user in this tab. @param name its place in the storage */
export const storedDraft = <Values extends FormValues>(
  user: CurrentUser,
  name: string,
  blank: () => Values,
): DraftWithFiles<Values> => makeStoredDraft(user, makeSessionDraftStore(name), blank);
