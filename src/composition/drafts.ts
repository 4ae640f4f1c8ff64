import { makeSessionDraftStore } from '@/adapters/browser/drafts.ts';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { DraftWithFiles, FormValues } from '@/shared/form.ts';

/** An unfinished form, stored for its user in this tab. @param name its place in the storage */
export const storedDraft = <Values extends FormValues>(
  user: CurrentUser,
  name: string,
  blank: () => Values,
): DraftWithFiles<Values> => makeStoredDraft(user, makeSessionDraftStore(name), blank);
