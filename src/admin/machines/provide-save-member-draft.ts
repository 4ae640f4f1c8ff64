import type { Outcome } from '@/shared/domain/outcome.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberRecord } from '../domain/member.ts';
import { withDraft } from '../domain/member-draft.ts';
import { shortName } from '../domain/member-name.ts';
import type { SaveMember } from '../use-cases/make-save-member.ts';
import type { Resolution } from './member-conflict.machine.ts';

export type SaveMemberDraft = (
  settlement: Resolution,
  signal?: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/**
 * Saves the typed changes of a member and notifies of the outcome where the form cannot (MEMB-05).
 * @param roles of the signed-in user; undefined when nobody is signed in
 */
export function provideSaveMemberDraft(
  save: SaveMember,
  notifications: Notifications,
  roles: () => readonly string[] | undefined,
): SaveMemberDraft {
  const hasLostTheRole = () => {
    const now = roles();
    // A signed-out user was already notified of that.
    return now !== undefined && !isAdmin(now);
  };

  return async ({ draft, record: { member, version } }, signal) => {
    const about = shortName(draft);
    const outcome = await save(withDraft(member, draft), version, signal);
    if (outcome.kind === 'done') notifications.notify({ tone: 'success', subject: 'memberSaved', about });
    // A user who is no longer an Admin has lost the page with its form; their draft is kept for them (REL-09).
    else if (outcome.reason === 'aborted' && hasLostTheRole()) {
      notifications.notifyFailure({ subject: 'memberNotSaved', about, reason: 'forbidden' });
    }
    return outcome;
  };
}
