import { assign, emit, enqueueActions, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';
import { withMember } from '../domain/member-list.ts';
import { namesakesOf, withoutMember } from '../domain/namesake.ts';
import { emptyNewMember, isBlankDraft, type NewMemberDraft } from '../domain/new-member.ts';
import {
  type MemberRegistrationContext,
  type MemberRegistrationEmitted,
  type MemberRegistrationEvent,
  type MemberRegistrationInput,
  NOTHING_TYPED,
  type SubmittedDraft,
} from './member-registration-state.ts';
import { sentMemberMachine } from './sent-member.machine.ts';

/**
 * The dialog in which members are registered (MEMB-03, MEMB-04). A name that another member has must be confirmed; pressing
 * the same button again does not confirm it, because a double click presses twice. The dialog closes when its draft is sent.
 * A refused draft comes back when the dialog opens again, before any draft that was typed meanwhile.
 */
export const memberRegistrationMachine = setup({
  types: {
    context: {} as MemberRegistrationContext,
    input: {} as MemberRegistrationInput,
    events: {} as MemberRegistrationEvent,
    emitted: {} as MemberRegistrationEmitted,
    tags: {} as 'open',
  },
  actors: { sentMember: sentMemberMachine },
  actions: {
    /** Stores the draft for a reload, and whether the dialog that shows it is open. */
    storeDraft: (_, _dialog: 'open' | 'closed') => unimplementedAction('storeDraft')(),
    save: enqueueActions(({ enqueue, self }, draft: NewMemberDraft) => {
      enqueue.spawnChild('sentMember', { input: { draft, dialog: self } });
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
    addRefused: assign(({ context }, draft: NewMemberDraft) => ({ refused: [...context.refused, draft] })),
    wait: assign(({ context }, draft: NewMemberDraft) => ({ waiting: [...context.waiting, draft] })),
    write: assign((_, draft: NewMemberDraft) => ({ draft })),
    nextDraft: assign(({ context }) => ({
      draft: context.waiting.at(-1) ?? emptyNewMember,
      waiting: context.waiting.slice(0, -1),
      refused: context.refused.filter((other) => other !== context.draft),
    })),
    forget: assign({ ...NOTHING_TYPED, members: [] }),
    list: assign((_, members: readonly MemberEntry[]) => ({ members })),
    addMember: assign(({ context }, member: MemberEntry) => ({ members: withMember(context.members, member) })),
    removeMember: assign(({ context }, id: EntityId) => ({ members: withoutMember(context.members, id) })),
  },
  guards: {
    hasNamesake: ({ context }, { name }: NewMemberDraft) => namesakesOf(context.members, name).length > 0,
  },
}).createMachine({
  id: 'memberRegistration',
  context: ({ input }) => ({ ...NOTHING_TYPED, draft: input.draft, members: [] }),
  initial: 'closed',
  states: {
    closed: {
      entry: { type: 'storeDraft', params: 'closed' },
      on: {
        'draft.refused': {
          actions: [
            { type: 'addRefused', params: ({ event }) => event.draft },
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
                target: '#memberRegistration.closed',
                actions: [
                  'nextDraft',
                  { type: 'save', params: ({ event }) => event.draft },
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
      },
      on: {
        'draft.changed': { target: '.writing', actions: { type: 'write', params: ({ event }) => event.draft } },
        'draft.refused': {
          actions: [
            { type: 'addRefused', params: ({ event }) => event.draft },
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
