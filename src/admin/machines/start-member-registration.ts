import { type ActorRefFrom, createActor } from 'xstate';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Draft } from '@/shared/machines/provide-form.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { shortName } from '../domain/member-name.ts';
import { emptyNewMember, isBlankDraft, type NewMemberDraft } from '../domain/new-member.ts';
import type { MemberNews } from '../ports/member-news.ts';
import type { RegisterMember } from '../use-cases/make-register-member.ts';
import { goAndThen } from './go-and-then.ts';
import { memberRegistrationMachine } from './member-registration.machine.ts';
import { sentMemberMachine } from './sent-member.machine.ts';

/** The dialog for new members, one for the whole tab. */
export type MemberRegistrationActor = ActorRefFrom<typeof memberRegistrationMachine>;

/** What the dialog keeps over a reload: its draft, and whether it was open. */
export type RegistrationDraft = NewMemberDraft & Readonly<Record<'dialog', string>>;

/** The draft before anything was typed. */
export const blankRegistration: RegistrationDraft = { ...emptyNewMember, dialog: 'closed' };

export interface MemberRegistrationDependencies {
  readonly register: RegisterMember;
  readonly news: MemberNews;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
  /** The address of the page over which the dialog opens. */
  readonly page: string;
  readonly draft: Draft<RegistrationDraft>;
  readonly user: CurrentUser;
}

/**
 * Starts the dialog for new members: its draft is saved whatever page is shown (MEMB-04), and dialog and draft are restored
 * when the page is reloaded (REL-30). When the user signs out, both are dropped.
 */
export function startMemberRegistration({
  register,
  news,
  notifications,
  navigation,
  page,
  draft: stored,
  user,
}: MemberRegistrationDependencies): MemberRegistrationActor {
  let stopWaiting: (() => void) | undefined;
  const sentMember = sentMemberMachine.provide({
    actors: { register: fromOutcome(({ input }) => register(input)) },
    actions: {
      notifyAdded: ({ context }, member) => {
        notifications.notify({ tone: 'success', subject: 'memberAdded', about: shortName(context.draft) });
        news.notify(member === undefined ? { type: 'members.outdated' } : { type: 'member.added', member });
      },
      notifyNotAdded: ({ context: { draft, dialog } }, reason) =>
        notifications.notifyFailure({
          subject: 'memberNotAdded',
          about: shortName(draft),
          reason,
          // Shown even after the session has ended: only its button restores the draft.
          onAction: () => {
            stopWaiting?.();
            stopWaiting = goAndThen(navigation, page, () => dialog.send({ type: 'dialog.opened', draft }));
          },
        }),
    },
  });
  const { dialog, ...draft } = stored.read() ?? blankRegistration;
  const machine = memberRegistrationMachine.provide({
    actors: { sentMember },
    actions: { storeDraft: ({ context }, state) => stored.write(storedOf(context.draft, state)) },
  });
  const actor = createActor(machine, { input: { draft } }).start();
  if (dialog === 'open') actor.send({ type: 'dialog.opened' });
  news.onChange((change) => actor.send(change));
  user.onGone(() => {
    stopWaiting?.();
    actor.send({ type: 'user.gone' });
  });
  return actor;
}

/** An empty dialog need not be restored. */
const storedOf = (draft: NewMemberDraft, dialog: 'open' | 'closed'): RegistrationDraft =>
  isBlankDraft(draft) ? blankRegistration : { ...draft, dialog };
