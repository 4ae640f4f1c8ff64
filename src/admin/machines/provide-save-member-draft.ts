import type { Failure, Outcome } from '@/shared/domain/outcome.ts';
import { abortedUnlessRoleLost, notifyFailureAfterLeaving } from '@/shared/machines/after-leaving.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberRecord } from '../domain/member.ts';
import { withDraft } from '../domain/member-draft.ts';
import { shortName } from '../domain/member-name.ts';
import type { SaveMember } from '../use-cases/make-save-member.ts';
import type { MemberResolution } from './member-detail-state.ts';

export type SaveMemberDraft = (
  resolution: MemberResolution,
  signal: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/** Saves the typed changes of a member and notifies of the outcome where the form cannot (MEMB-05). */
export function provideSaveMemberDraft(
  save: SaveMember,
  notifications: Notifications,
  user: Pick<CurrentUser, 'read'>,
): SaveMemberDraft {
  return async ({ draft, record: { member, version } }, signal) => {
    const about = shortName(draft);
    const given = abortedUnlessRoleLost(signal, user);
    const outcome = await notifyFailureAfterLeaving(
      signal,
      () => save(withDraft(member, draft), version, given),
      (reason: Failure) => notifications.notifyFailure({ subject: 'memberNotSaved', about, reason }),
    );
    if (outcome.kind === 'done') notifications.notify({ tone: 'success', subject: 'memberSaved', about });
    return outcome;
  };
}
