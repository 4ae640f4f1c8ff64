import { follow } from '@/shared/machines/follow.ts';
import type { StartedForm } from '@/shared/machines/form-state.ts';
import type { MemberDetailActor } from './provide-member-detail.ts';

/**
 * What leaving a member's page would lose: what is typed in their form, until the member is removed. Both actors notify of it,
 * the page before it is left.
 */
export function unsavedMember(member: MemberDetailActor, form: StartedForm) {
  return {
    getSnapshot: () => ({
      isThere: !member.getSnapshot().matches('removed') && form.getSnapshot().context.isWritten,
    }),
    subscribe: (listener: () => void) => {
      const removal = member.on('member.removed', listener);
      const stop = follow(form, listener);
      return {
        unsubscribe: () => {
          removal.unsubscribe();
          stop();
        },
      };
    },
  };
}
