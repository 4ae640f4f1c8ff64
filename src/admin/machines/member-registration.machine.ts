import { assign, emit, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';
import { withMember } from '../domain/member-list.ts';
import { namesakesOf, withoutMember } from '../domain/namesake.ts';
import { emptyNewMember, isBlankDraft, type NewMemberDraft } from '../domain/new-member.ts';
import type { MemberChange } from '../ports/member-news.ts';

export interface MemberRegistrationContext {
  /** What the window holds, or will hold when it opens. */
  readonly draft: NewMemberDraft;
  /** Typed before another draft took the window, or refused while the window was in use; the last comes back first. */
  readonly waiting: readonly NewMemberDraft[];
  /** Those of them that were sent before. */
  readonly refused: readonly NewMemberDraft[];
  /** Whom the list showed last: whoever is called as one of them is asked about first. */
  readonly members: readonly MemberEntry[];
}

export interface MemberRegistrationInput {
  /** What was typed before the page was loaded. */
  readonly draft: NewMemberDraft;
}

export type MemberRegistrationEvent =
  /** @property draft the one to show, where it is not the last */
  | { readonly type: 'window.opened'; readonly draft?: NewMemberDraft }
  | { readonly type: 'window.closed' }
  | { readonly type: 'draft.changed'; readonly draft: NewMemberDraft }
  | { readonly type: 'draft.submitted'; readonly draft: NewMemberDraft }
  | { readonly type: 'draft.refused'; readonly draft: NewMemberDraft }
  /** Somebody else is meant than whoever has that name already. */
  | { readonly type: 'namesake.confirmed' }
  | { readonly type: 'namesake.declined' }
  | MemberChange
  | { readonly type: 'session.over' };

/** What the window tells: it holds the draft that is to be shown in it. */
export interface MemberRegistrationEmitted {
  readonly type: 'draft.laid';
}

const NOTHING_TYPED = { draft: emptyNewMember, waiting: [], refused: [] } as const;

/**
 * The window in which members are registered (MEMB-03, MEMB-04). A name that somebody has already is asked about once more;
 * pressing again is no answer, for a double click presses twice. The window closes when its draft is sent; a draft that is
 * refused comes back when the window opens again, and what was typed meanwhile waits behind it.
 */
export const memberRegistrationMachine = setup({
  types: {
    context: {} as MemberRegistrationContext,
    input: {} as MemberRegistrationInput,
    events: {} as MemberRegistrationEvent,
    emitted: {} as MemberRegistrationEmitted,
    tags: {} as 'open',
  },
  actions: {
    save: (_, _draft: NewMemberDraft) => unimplementedAction('save')(),
    lay: assign(({ context }, draft: NewMemberDraft | undefined) => {
      if (draft === undefined || draft === context.draft) return {};
      const others = context.waiting.filter((other) => other !== draft);
      return { draft, waiting: isBlankDraft(context.draft) ? others : [...others, context.draft] };
    }),
    emitLaid: emit({ type: 'draft.laid' }),
    note: assign(({ context }, draft: NewMemberDraft) => ({ refused: [...context.refused, draft] })),
    wait: assign(({ context }, draft: NewMemberDraft) => ({ waiting: [...context.waiting, draft] })),
    write: assign((_, draft: NewMemberDraft) => ({ draft })),
    turn: assign(({ context }) => ({
      draft: context.waiting.at(-1) ?? emptyNewMember,
      waiting: context.waiting.slice(0, -1),
      refused: context.refused.filter((other) => other !== context.draft),
    })),
    forget: assign({ ...NOTHING_TYPED, members: [] }),
    list: assign((_, members: readonly MemberEntry[]) => ({ members })),
    enter: assign(({ context }, member: MemberEntry) => ({ members: withMember(context.members, member) })),
    strike: assign(({ context }, id: EntityId) => ({ members: withoutMember(context.members, id) })),
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
      on: {
        'draft.refused': {
          actions: [
            { type: 'note', params: ({ event }) => event.draft },
            { type: 'lay', params: ({ event }) => event.draft },
          ],
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'writing',
      states: {
        writing: {
          on: {
            'draft.submitted': [
              {
                guard: { type: 'hasNamesake', params: ({ event }) => event.draft },
                target: 'doubting',
                actions: { type: 'write', params: ({ event }) => event.draft },
              },
              {
                target: '#memberRegistration.closed',
                actions: ['turn', { type: 'save', params: ({ event }) => event.draft }],
              },
            ],
          },
        },
        doubting: {
          on: {
            'namesake.confirmed': {
              target: '#memberRegistration.closed',
              actions: [{ type: 'save', params: ({ context }) => context.draft }, 'turn'],
            },
            'namesake.declined': 'writing',
          },
        },
      },
      on: {
        'draft.changed': { target: '.writing', actions: { type: 'write', params: ({ event }) => event.draft } },
        'draft.refused': {
          actions: [
            { type: 'note', params: ({ event }) => event.draft },
            { type: 'wait', params: ({ event }) => event.draft },
          ],
        },
        'window.closed': 'closed',
      },
    },
  },
  on: {
    'members.listed': { actions: { type: 'list', params: ({ event }) => event.members } },
    'member.added': { actions: { type: 'enter', params: ({ event }) => event.member } },
    'member.returned': { actions: { type: 'enter', params: ({ event }) => event.member } },
    'member.leaving': { actions: { type: 'strike', params: ({ event }) => event.id } },
    'window.opened': {
      target: '.open',
      actions: [{ type: 'lay', params: ({ event }) => event.draft }, 'emitLaid'],
    },
    'session.over': { target: '.closed', actions: 'forget' },
  },
});

/** True when what the window holds was sent before, as it is, and refused. */
export function wasRefused({ draft, refused }: MemberRegistrationContext): boolean {
  return refused.includes(draft);
}
