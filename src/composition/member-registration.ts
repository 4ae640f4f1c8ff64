import { createActor } from 'xstate';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { shortName } from '@/admin/domain/member-name.ts';
import { emptyNewMember, type NewMemberDraft, newMemberProblems, readNewMember } from '@/admin/domain/new-member.ts';
import { memberRegistrationMachine } from '@/admin/machines/member-registration.machine.ts';
import { memberRoundMachine } from '@/admin/machines/member-round.machine.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { isPathUnder } from '@/shared/domain/site-path.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { MemberRegistrationActor, MemberRoundActor, NewMemberForm } from './members.tokens.ts';
import type { SessionActor } from './tokens.ts';

/** Where the window of a new member opens. */
const LIST = '/member/manageMembers';

/** The window of new members, one for the whole tab: what it sends is saved whatever page is shown (MEMB-04). */
export function startMemberRegistration(
  repository: MemberRepository,
  news: MemberNews,
  notices: ToastQueue,
  navigation: Navigation,
  session: SessionActor,
  clock: Clock,
): MemberRegistrationActor {
  const save = async (draft: NewMemberDraft) => {
    const member = readNewMember(draft, calendarDateOf(clock.now()));
    const outcome = member === undefined ? refused('invalid') : await repository.add(member);
    const about = shortName(draft);
    if (outcome.kind === 'done') {
      notices.show({ tone: 'success', subject: 'memberAdded', about });
      news.tell(
        outcome.value === undefined ? { type: 'members.outdated' } : { type: 'member.added', member: outcome.value },
      );
      return;
    }
    actor.send({ type: 'draft.refused', draft });
    const onAction = () => {
      if (!isPathUnder(navigation.current(), LIST)) navigation.goTo(LIST);
      actor.send({ type: 'window.opened', draft });
    };
    notices.show({ tone: 'error', subject: 'memberNotAdded', about, reason: outcome.reason, onAction });
  };
  const actor = createActor(
    memberRegistrationMachine.provide({ actions: { save: (_, draft) => void save(draft) } }),
  ).start();
  news.onChange((change) => actor.send(change));
  forgetWithUser(session, () => actor.send({ type: 'session.over' }));
  return actor;
}

/** Knows whom the list showed last, in which order (MEMB-05). */
export function startMemberRound(news: MemberNews, session: SessionActor): MemberRoundActor {
  const actor = createActor(memberRoundMachine).start();
  news.onChange((change) => change.type === 'member.leaving' && actor.send(change));
  forgetWithUser(session, () => actor.send({ type: 'session.over' }));
  return actor;
}

/** What was typed outlives a session that ended by itself, but not its user (AUTH-15). */
function forgetWithUser(session: SessionActor, forget: () => void): void {
  let owner = sessionIn(session.getSnapshot())?.userId;
  session.subscribe((snapshot) => {
    const user = sessionIn(snapshot)?.userId;
    if (snapshot.matches('signingOut') || (user !== undefined && user !== owner)) forget();
    owner = user ?? owner;
  });
}

/** The form in the window: it hands over what was typed, and the window closes (MEMB-03). */
export function bindNewMemberForm(registration: MemberRegistrationActor, clock: Clock): NewMemberForm {
  return provideForm({
    definition: {
      initial: emptyNewMember,
      problems: (draft: NewMemberDraft) => newMemberProblems(draft, calendarDateOf(clock.now())),
    },
    draft: {
      read: () => registration.getSnapshot().context.draft,
      write: (draft) => registration.send({ type: 'draft.changed', draft }),
    },
    submit: (draft) => {
      registration.send({ type: 'draft.submitted', draft });
      // Somebody has that name already: what was typed stays until the reader has said that it is somebody else.
      const isDoubted = registration.getSnapshot().matches({ open: 'doubting' });
      return Promise.resolve(isDoubted ? refused('conflict') : done(null));
    },
    accepted: () => undefined,
  });
}
