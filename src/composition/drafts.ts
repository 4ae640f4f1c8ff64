import { makeSessionDraftStore } from '@/adapters/browser/drafts.ts';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import type { DraftWithFiles, FormValues } from '@/shared/form.ts';
import type { Get } from './entry.ts';
import { CURRENT_USER } from './tokens.ts';

/** An unfinished form, stored for its user in this tab. @param name its place in the storage */
export const storedDraft = <Values extends FormValues>(
  get: Get,
  name: string,
  blank: () => Values,
): DraftWithFiles<Values> => makeStoredDraft(get(CURRENT_USER), makeSessionDraftStore(name), blank);
