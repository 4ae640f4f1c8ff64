import { makeReasonDrafts, noReasons, type ReasonDrafts } from '@/shared/machines/provide-reason-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { storedDraft } from './stored-draft.ts';

/** Unfinished reasons, stored for their user in this tab. @param name their place in the storage */
export const storedReasons = (user: CurrentUser, name: string): ReasonDrafts =>
  makeReasonDrafts(storedDraft(user, name, () => noReasons));
