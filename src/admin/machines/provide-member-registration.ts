import { type ActorRefFrom, createActor } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isPathUnder } from '@/shared/domain/site-path.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { shortName } from '../domain/member-name.ts';
import type { NewMemberDraft } from '../domain/new-member.ts';
import type { MemberNews } from '../ports/member-news.ts';
import type { RegisterMember } from '../use-cases/make-register-member.ts';
import { memberRegistrationMachine } from './member-registration.machine.ts';

/** The window of new members, one for the whole tab. */
export type MemberRegistrationActor = ActorRefFrom<typeof memberRegistrationMachine>;

export interface MemberRegistrationDependencies {
  readonly register: RegisterMember;
  readonly news: MemberNews;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
  /** The address of the page over which the window opens. */
  readonly page: string;
}

/** Starts the window of new members: what it sends is saved whatever page is shown (MEMB-04). */
export function startMemberRegistration({
  register,
  news,
  notifications,
  navigation,
  page,
}: MemberRegistrationDependencies): MemberRegistrationActor {
  const notifyNotAdded = (draft: NewMemberDraft, reason: Failure) =>
    notifications.notifyFailure({
      subject: 'memberNotAdded',
      about: shortName(draft),
      reason,
      // Told even where the session has ended: its button brings back what was typed.
      onAction: () => {
        if (!isPathUnder(navigation.current(), page)) navigation.goTo(page);
        actor.send({ type: 'window.opened', draft });
      },
    });
  const save = async (draft: NewMemberDraft) => {
    const outcome = await register(draft);
    if (outcome.kind === 'refused') {
      actor.send({ type: 'draft.refused', draft });
      notifyNotAdded(draft, outcome.reason);
      return;
    }
    const member = outcome.value;
    notifications.notify({ tone: 'success', subject: 'memberAdded', about: shortName(draft) });
    news.tell(member === undefined ? { type: 'members.outdated' } : { type: 'member.added', member });
  };
  const actor = createActor(
    memberRegistrationMachine.provide({ actions: { save: (_, draft) => void save(draft) } }),
  ).start();
  news.onChange((change) => actor.send(change));
  return actor;
}
