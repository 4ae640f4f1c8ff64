import { makeSessionDraftStore } from '@/adapters/browser/drafts.ts';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import type { LeftFormTelling } from '@/shared/form.machine.ts';
import type { DraftWithFiles, FormValues } from '@/shared/form.ts';
import type { Get } from './entry.ts';
import { CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** An unfinished form, stored for its user in this tab. @param name its place in the storage */
export const storedDraft = <Values extends FormValues>(
  get: Get,
  name: string,
  blank: () => Values,
): DraftWithFiles<Values> => makeStoredDraft(get(CURRENT_USER), makeSessionDraftStore(name), blank);

/** How a form tells how it ended when its page was left meanwhile (REL-18). */
export const telling = (get: Get): LeftFormTelling => ({
  notifications: get(NOTIFICATIONS),
  navigation: get(NAVIGATION),
});
