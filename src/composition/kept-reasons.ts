import { makeReasonDrafts, noReasons, type ReasonDrafts } from '@/shared/machines/provide-reason-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { keptDraft } from './kept-draft.ts';

/** Half-written reasons, kept for their user in this tab. @param name their place in the storage */
export const keptReasons = (user: CurrentUser, name: string): ReasonDrafts =>
  makeReasonDrafts(keptDraft(user, name, () => noReasons));
