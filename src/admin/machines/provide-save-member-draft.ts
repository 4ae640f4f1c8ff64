import type { Outcome } from '@/shared/domain/outcome.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberRecord } from '../domain/member.ts';
import { withDraft } from '../domain/member-draft.ts';
import { shortName } from '../domain/member-name.ts';
import type { SaveMember } from '../use-cases/make-save-member.ts';
import type { Settlement } from './member-conflict.machine.ts';

export type SaveMemberDraft = (
  settlement: Settlement,
  signal?: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/**
 * Saves what was typed about a member and tells how it went, where the form cannot (MEMB-05).
 * @param roles of whoever is signed in; undefined where nobody is
 */
export function provideSaveMemberDraft(
  save: SaveMember,
  notifications: Notifications,
  roles: () => readonly string[] | undefined,
): SaveMemberDraft {
  const hasLostTheRole = () => {
    const now = roles();
    // Who is signed out was told so already.
    return now !== undefined && !isAdmin(now);
  };

  return async ({ draft, record: { member, version } }, signal) => {
    const about = shortName(draft);
    const outcome = await save(withDraft(member, draft), version, signal);
    if (outcome.kind === 'done') notifications.notify({ tone: 'success', subject: 'memberSaved', about });
    // Whoever is no longer an Admin has lost the form with the page, and what was typed waits for them (REL-09).
    else if (outcome.reason === 'aborted' && hasLostTheRole()) {
      notifications.notifyFailure({ subject: 'memberNotSaved', about, reason: 'forbidden' });
    }
    return outcome;
  };
}
