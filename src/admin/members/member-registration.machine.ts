import { type ActorRefFrom, assign, createActor, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import {
  ask,
  failing,
  fromOutcome,
  outputOf,
  type Receiver,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { isPathUnder, normalisePath } from '@/shared/addresses.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, type Draft, isSame, leavesUnsure, mayHaveArrived, mayRepeat } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import {
  emptyNewMember,
  isBlankDraft,
  type NewMemberDraft,
  type NewMemberError,
  newMemberErrors,
} from './member-forms.ts';
import { withMember } from './member-list.ts';
import type { MemberChange, MemberNews } from './members.ports.ts';
import { type MemberEntry, namesakesOf, shortName, withoutMember } from './members.ts';
import type { RegisterMember } from './members.use-cases.ts';

/** A new member whose draft has left the dialog: the user is notified of the outcome whatever page is shown (MEMB-04). */
export const sentMemberMachine = setup({
  types: { context: {} as SentMemberInput, input: {} as SentMemberInput },
  actors: { register: fromPromise<MemberEntry | undefined, NewMemberDraft>(unimplementedActor('register')) },
  actions: {
    notifyAdded: (_, _member: MemberEntry | undefined) => unimplementedAction('notifyAdded')(),
    notifyNotAdded: (_, _reason: Failure) => unimplementedAction('notifyNotAdded')(),
    returnDraft: sendTo(
      ({ context }) => context.dialog,
      ({ context }, reason: Failure): ReturnedDraft => ({
        type: 'draft.refused',
        draft: context.draft,
        // What was refused says nothing of what was sent before.
        lost: mayHaveArrived(context.adds, reason) ? context.draft : context.lost,
      }),
    ),
  },
}).createMachine({
  id: 'sentMember',
  context: ({ input }) => input,
  initial: 'registering',
  states: {
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => context.draft,
        onDone: { target: 'settled', actions: { type: 'notifyAdded', params: outputOf } },
        onError: failing('settled', 'returnDraft', 'notifyNotAdded'),
      },
    },
    settled: { type: 'final' },
  },
});

const NOTHING_TYPED = { draft: emptyNewMember, waiting: [], refused: [], lost: [] } as const;

/**
 * The dialog in which members are registered (MEMB-03, MEMB-04). A name that another member has must be confirmed, and so must
 * what may have been registered already, however it was changed since (REL-16), once: the question about a namesake is one about
 * both. Pressing the same button again does not confirm it, because a double click presses twice. The dialog closes when its draft
 * is sent.
 * A refused draft comes back when the dialog opens again, before any draft that was typed meanwhile.
 */
export const memberRegistrationMachine = setup({
  types: {
    context: {} as MemberRegistrationContext,
    input: {} as MemberRegistrationInput,
    events: {} as MemberRegistrationEvent,
    emitted: {} as MemberRegistrationEmitted,
    tags: {} as 'open' | 'confirmingRepetition',
  },
  actors: { sentMember: sentMemberMachine },
  actions: {
    /** Stores the draft for a reload, and whether the dialog that shows it is open. */
    storeDraft: (_, _dialog: 'open' | 'closed') => unimplementedAction('storeDraft')(),
    save: enqueueActions(({ context, enqueue, self }, draft: NewMemberDraft) => {
      enqueue.spawnChild('sentMember', {
        input: { draft, lost: lostOf(context), dialog: self, adds: context.adds },
      });
    }),
    accept: enqueueActions(({ enqueue }, { asker }: SubmittedDraft) => {
      if (asker !== undefined) enqueue.sendTo(asker, { type: 'draft.answered', outcome: done(null) });
    }),
    askConfirmation: enqueueActions(({ enqueue }, { asker }: SubmittedDraft) => {
      if (asker !== undefined) enqueue.sendTo(asker, { type: 'draft.answered', outcome: refused('conflict') });
    }),
    loadDraft: assign(({ context }, draft: NewMemberDraft | undefined) => {
      if (draft === undefined || draft === context.draft) return {};
      const others = context.waiting.filter((other) => other !== draft);
      return { draft, waiting: isBlankDraft(context.draft) ? others : [...others, context.draft] };
    }),
    emitLoaded: emit({ type: 'draft.loaded' }),
    addRefused: assign(({ context }, { draft, lost }: RefusedDraft) => ({
      refused: [...context.refused, draft],
      lost: lost === undefined ? context.lost : [...context.lost, { draft, sent: lost }],
    })),
    wait: assign(({ context }, draft: NewMemberDraft) => ({ waiting: [...context.waiting, draft] })),
    write: assign(({ context }, draft: NewMemberDraft) => rewritten(context, draft)),
    nextDraft: assign(({ context }) => ({
      draft: context.waiting.at(-1) ?? emptyNewMember,
      waiting: context.waiting.slice(0, -1),
      refused: context.refused.filter((other) => other !== context.draft),
      lost: context.lost.filter((other) => other.draft !== context.draft),
    })),
    forget: assign({ ...NOTHING_TYPED, members: [] }),
    list: assign((_, members: readonly MemberEntry[]) => ({ members })),
    addMember: assign(({ context }, member: MemberEntry) => ({ members: withMember(context.members, member) })),
    removeMember: assign(({ context }, id: EntityId) => ({ members: withoutMember(context.members, id) })),
  },
  guards: {
    hasNamesake: ({ context }, { name }: NewMemberDraft) => namesakesOf(context.members, name).length > 0,
    mayRepeat: ({ context }, draft: NewMemberDraft) => mayRepeat(context.adds, draft, lostOf(context)),
  },
}).createMachine({
  id: 'memberRegistration',
  context: ({ input: { draft, lost, adds } }) => ({
    ...NOTHING_TYPED,
    draft,
    lost: lost === undefined ? [] : [{ draft, sent: lost }],
    adds,
    members: [],
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: { type: 'storeDraft', params: 'closed' },
      on: {
        'draft.refused': {
          actions: [
            { type: 'addRefused', params: ({ event }) => event },
            { type: 'loadDraft', params: ({ event }) => event.draft },
            { type: 'storeDraft', params: 'closed' },
          ],
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'writing',
      states: {
        // Every change of the draft enters it again.
        writing: {
          entry: { type: 'storeDraft', params: 'open' },
          on: {
            'draft.submitted': [
              {
                guard: { type: 'hasNamesake', params: ({ event }) => event.draft },
                target: 'confirmingNamesake',
                actions: [
                  { type: 'write', params: ({ event }) => event.draft },
                  { type: 'askConfirmation', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'mayRepeat', params: ({ event }) => event.draft },
                target: 'confirmingRepetition',
                actions: [
                  { type: 'write', params: ({ event }) => event.draft },
                  { type: 'askConfirmation', params: ({ event }) => event },
                ],
              },
              {
                target: '#memberRegistration.closed',
                actions: [
                  { type: 'save', params: ({ event }) => event.draft },
                  'nextDraft',
                  { type: 'accept', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        confirmingNamesake: {
          entry: { type: 'storeDraft', params: 'open' },
          on: {
            'namesake.confirmed': {
              target: '#memberRegistration.closed',
              actions: [{ type: 'save', params: ({ context }) => context.draft }, 'nextDraft'],
            },
            'namesake.declined': 'writing',
            'draft.submitted': { actions: { type: 'askConfirmation', params: ({ event }) => event } },
          },
        },
        confirmingRepetition: {
          tags: 'confirmingRepetition',
          entry: { type: 'storeDraft', params: 'open' },
          on: {
            'repetition.confirmed': {
              target: '#memberRegistration.closed',
              actions: [{ type: 'save', params: ({ context }) => context.draft }, 'nextDraft'],
            },
            'repetition.declined': 'writing',
            'draft.submitted': { actions: { type: 'askConfirmation', params: ({ event }) => event } },
          },
        },
      },
      on: {
        'draft.changed': { target: '.writing', actions: { type: 'write', params: ({ event }) => event.draft } },
        'draft.refused': {
          actions: [
            { type: 'addRefused', params: ({ event }) => event },
            { type: 'wait', params: ({ event }) => event.draft },
          ],
        },
        'dialog.closed': 'closed',
      },
    },
  },
  on: {
    // Submitted twice: the dialog has closed.
    'draft.submitted': { actions: { type: 'accept', params: ({ event }) => event } },
    'members.listed': { actions: { type: 'list', params: ({ event }) => event.members } },
    'member.added': { actions: { type: 'addMember', params: ({ event }) => event.member } },
    'member.returned': { actions: { type: 'addMember', params: ({ event }) => event.member } },
    'member.hidden': { actions: { type: 'removeMember', params: ({ event }) => event.id } },
    'dialog.opened': {
      target: '.open',
      actions: [{ type: 'loadDraft', params: ({ event }) => event.draft }, 'emitLoaded'],
    },
    'user.gone': { target: '.closed', actions: 'forget' },
  },
});

/** A draft that may be a member by now. */
interface LostDraft {
  /** As it is written now. */
  readonly draft: NewMemberDraft;
  /** As it was sent when the answer was lost. */
  readonly sent: NewMemberDraft;
}

interface MemberRegistrationContext extends Pick<MemberRegistrationInput, 'adds'> {
  /** The draft that the dialog shows, or will show when it opens. */
  readonly draft: NewMemberDraft;
  /** Drafts that another draft replaced in the dialog, or that were refused while it was in use; the last is shown first. */
  readonly waiting: readonly NewMemberDraft[];
  /** The waiting drafts that the server has refused. */
  readonly refused: readonly NewMemberDraft[];
  readonly lost: readonly LostDraft[];
  /** The members that the list showed last: a new member with the same name as one of them has to be confirmed. */
  readonly members: readonly MemberEntry[];
}

interface MemberRegistrationInput {
  /** The draft that was typed before the page was loaded. */
  readonly draft: NewMemberDraft;
  /** As it was sent, where the answer was lost. */
  readonly lost?: NewMemberDraft | undefined;
  readonly adds: Adding;
}

/** Whether the dialog has taken a draft; one that may be a member already has to be confirmed first (`conflict`). */
export interface DraftAnswer {
  readonly type: 'draft.answered';
  readonly outcome: Outcome<null, 'conflict'>;
}

interface SubmittedDraft {
  readonly draft: NewMemberDraft;
  readonly asker?: Receiver<DraftAnswer>;
}

type MemberRegistrationEvent =
  /** @property draft the one to show; the last one where absent */
  | { readonly type: 'dialog.opened'; readonly draft?: NewMemberDraft }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'draft.changed'; readonly draft: NewMemberDraft }
  | ({ readonly type: 'draft.submitted' } & SubmittedDraft)
  | RefusedDraft
  /** The user registers what may have been registered already, or does not. */
  | { readonly type: 'repetition.confirmed' }
  | { readonly type: 'repetition.declined' }
  /** The user confirmed that the new member is another person than the one with the same name. */
  | { readonly type: 'namesake.confirmed' }
  | { readonly type: 'namesake.declined' }
  | MemberChange
  | { readonly type: 'user.gone' };

/** Emitted when the dialog holds a draft that the form has to show. */
interface MemberRegistrationEmitted {
  readonly type: 'draft.loaded';
}

/** True when the draft in the dialog was sent unchanged before, and refused. */
export function wasRefused(context: MemberRegistrationContext): boolean {
  return context.refused.includes(context.draft);
}

/** True when it is to be said of the draft in the dialog that it may have been registered already: the server would not recognise it. */
export function isUnsureDraft(context: MemberRegistrationContext): boolean {
  return !context.adds.isRecognised && lostOf(context) !== undefined;
}

/** What may have been registered of the draft in the dialog, as it was sent; the toast about it opens the dialog with that. */
function lostOf({ draft, lost }: Pick<MemberRegistrationContext, 'draft' | 'lost'>): NewMemberDraft | undefined {
  return lost.find((one) => one.draft === draft || one.sent === draft)?.sent;
}

/** The part of the context that writing in the dialog changes: the draft remains the one that was lost, until it is emptied. */
function rewritten({ draft: before, refused: refusedDrafts, lost }: MemberRegistrationContext, draft: NewMemberDraft) {
  const now = (held: NewMemberDraft) => (held === before ? draft : held);
  return {
    draft,
    refused: isSame(before, draft) ? refusedDrafts.map(now) : refusedDrafts,
    lost: lost.flatMap((one) => (one.draft === before && isBlankDraft(draft) ? [] : { ...one, draft: now(one.draft) })),
  };
}

export interface SentMemberInput extends Pick<MemberRegistrationInput, 'adds' | 'lost'> {
  readonly draft: NewMemberDraft;
  /** Gets the draft back when it was refused, and opens with it when the user asks for that. */
  readonly dialog: Receiver<ReturnedDraft>;
}

interface RefusedDraft {
  readonly type: 'draft.refused';
  readonly draft: NewMemberDraft;
  /** What may have been registered of it, as it was sent: the answer was lost. */
  readonly lost?: NewMemberDraft | undefined;
}

type ReturnedDraft = RefusedDraft | { readonly type: 'dialog.opened'; readonly draft: NewMemberDraft };

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
  readonly adds: Adding;
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
  adds,
}: MemberRegistrationDependencies): MemberRegistrationActor {
  let stopWaiting: (() => void) | undefined;
  const sentMember = sentMemberMachine.provide({
    actors: { register: fromOutcome(({ input }) => register(input)) },
    actions: {
      notifyAdded: ({ context }, member) => {
        notifications.notify({ tone: 'success', subject: 'memberAdded', about: shortName(context.draft) });
        news.notify(member === undefined ? { type: 'members.outdated' } : { type: 'member.added', member });
      },
      notifyNotAdded: ({ context: { draft, dialog } }, reason) => {
        const mayBeThere = leavesUnsure(adds, reason);
        if (mayBeThere) news.notify({ type: 'members.outdated' });
        notifications.notifyFailure({
          subject: mayBeThere ? 'memberUnsure' : 'memberNotAdded',
          about: shortName(draft),
          reason,
          // Shown even after the session has ended: only its button restores the draft.
          onAction: () => {
            stopWaiting?.();
            stopWaiting = goAndThen(navigation, page, () => dialog.send({ type: 'dialog.opened', draft }));
          },
        });
      },
    },
  });
  const { dialog, ...draft } = stored.read() ?? blankRegistration;
  const machine = memberRegistrationMachine.provide({
    actors: { sentMember },
    actions: {
      storeDraft: ({ context }, state) => {
        const before = lostOf(context);
        stored.write(storedOf(context.draft, state), before && { ...before, dialog: 'closed' });
      },
    },
  });
  const actor = createActor(machine, { input: { draft, lost: stored.lost?.(), adds } }).start();
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

/**
 * Goes to a page and calls back once the user is there: a page with unsaved changes asks before it is left. There is no call
 * when the user goes elsewhere instead.
 * @returns stops waiting
 */
function goAndThen(navigation: Navigation, page: string, onArrival: () => void): () => void {
  const isThere = () => isPathUnder(navigation.current(), page);
  if (isThere()) {
    onArrival();
    return () => undefined;
  }
  const start = normalisePath(navigation.current());
  const end = navigation.onChange(() => {
    if (normalisePath(navigation.current()) === start) return;
    end();
    if (isThere()) onArrival();
  });
  navigation.goTo(page);
  return end;
}

export type NewMemberForm = ProvidedForm<NewMemberDraft, NewMemberError, Failure>;

/** The form in the dialog for new members: it hands its values over, and the dialog closes (MEMB-03). */
export function provideNewMemberForm(registration: MemberRegistrationActor, clock: Clock): NewMemberForm {
  return provideForm({
    definition: {
      initial: emptyNewMember,
      errors: (draft: NewMemberDraft) => newMemberErrors(draft, clock.today()),
    },
    draft: {
      read: () => {
        const { draft } = registration.getSnapshot().context;
        return isBlankDraft(draft) ? undefined : draft;
      },
      write: (draft) => registration.send({ type: 'draft.changed', draft }),
    },
    // The dialog may have been open or closing already, with another draft in it.
    onChangedElsewhere: (notify) => {
      const listening = registration.on('draft.loaded', () => notify('begun'));
      return () => listening.unsubscribe();
    },
    // Where another member has that name, the values stay until the user has confirmed that it is another person.
    submit: async (draft) => {
      const answer = await ask<DraftAnswer>((asker) => registration.send({ type: 'draft.submitted', draft, asker }));
      return answer.outcome;
    },
  });
}
