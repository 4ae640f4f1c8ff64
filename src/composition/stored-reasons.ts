import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { makeReasonDrafts, noReasons, type ReasonDrafts } from '@/shared/reason.ts';
import { storedDraft } from './drafts.ts';

/** Unfinished reasons, stored for their user in this tab. @param name their place in the storage */
export const storedReasons = (user: CurrentUser, name: string): ReasonDrafts =>
  makeReasonDrafts(storedDraft(user, name, () => noReasons));
