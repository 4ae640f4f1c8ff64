import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { outputOf } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { DirectoryView } from '../domain/directory-address.ts';
import type { DirectoryZone } from '../domain/directory-entry.ts';
import type { DirectoryAnswer, DirectoryQuery } from '../ports/directory-repository.ts';
import * as state from './directory-state.ts';

/** A shorter pause ends a syllable rather than a name, in milliseconds. */
const PAUSE_MS = 400;

/**
 * The directory (MINE-03): a search that begins with all members, page by page. A text is sent once it has not changed
 * for a while; the earlier result stays until the answer arrives, and the answer to an earlier text is ignored. When
 * the server answers that it is asked too fast, the machine waits until the user tries again.
 */
export const directoryMachine = setup({
  types: {
    context: {} as state.DirectoryContext,
    input: {} as state.DirectoryInput,
    events: {} as state.DirectoryEvent,
    emitted: {} as state.MoreMembers,
  },
  actors: {
    read: fromPromise<DirectoryAnswer, DirectoryQuery>(unimplementedActor('read')),
    addressListener: fromCallback<EventObject, DirectoryZone | undefined>(unimplementedAction('addressListener')),
  },
  actions: {
    showAddress: (_, _view: DirectoryView) => unimplementedAction('showAddress')(),
    noteAddress: assign(({ context: { text, zone } }) => ({ addressed: { text, zone } })),
    follow: assign((_, view: DirectoryView) => ({ ...view, addressed: view })),
    setText: assign((_, text: string) => ({ text })),
    setZone: assign((_, zone: DirectoryZone | undefined) => ({ zone })),
    keep: assign((_, answer: DirectoryAnswer) => ({ list: state.extended(undefined, answer) })),
    add: assign(({ context }, answer: DirectoryAnswer) => ({ list: state.extended(context.list, answer) })),
    emitMore: emit(
      ({ context }, answer: DirectoryAnswer): state.MoreMembers => ({
        type: 'more.found',
        first: state.firstNew(context.list, answer),
      }),
    ),
    keepWait: assign((_, answer: DirectoryAnswer) => ({
      wait: answer.kind === 'tooFast' ? answer.seconds : undefined,
    })),
    fail: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: undefined, wait: undefined }),
  },
  guards: {
    isTooFast: (_, answer: DirectoryAnswer) => answer.kind === 'tooFast',
    hasMore: ({ context }) => context.list?.hasMore === true,
    isElsewhere: ({ context }, view: DirectoryView) => !state.isSameView(context.addressed, view),
    asksTheSame: ({ context }, text: string) => state.asksTheSame(context.text, text),
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: 'directory',
  context: ({ input }) => ({ ...input, addressed: input, list: undefined, failure: undefined, wait: undefined }),
  invoke: { src: 'addressListener', input: ({ context }) => context.ownZone },
  initial: 'reading',
  states: {
    pausing: { tags: 'reading', after: { pause: 'reading' }, on: { 'search.submitted': 'reading' } },
    reading: {
      tags: 'reading',
      // The address is written when a search is sent, not for each letter.
      entry: ['clearFailure', { type: 'showAddress', params: ({ context }) => context }, 'noteAddress'],
      invoke: {
        src: 'read',
        input: ({ context }) => state.queryOf(context, 1),
        onDone: [
          { guard: { type: 'isTooFast', params: outputOf }, ...keeping('failed', 'keepWait') },
          keeping('listed', 'keep'),
        ],
        onError: failing('failed', 'fail'),
      },
      on: {
        // Only spaces were added: the same call continues.
        'text.changed': {
          guard: { type: 'asksTheSame', params: ({ event }) => event.text },
          actions: { type: 'setText', params: ({ event }) => event.text },
        },
        'entries.outdated': { target: 'reading', reenter: true },
      },
    },
    failed: { tags: 'failed', on: { 'retry.asked': 'reading', 'search.submitted': 'reading' } },
    listed: {
      initial: 'resting',
      on: { 'entries.outdated': '.rereading' },
      states: {
        resting: { on: { 'more.asked': { guard: 'hasMore', target: 'readingMore' } } },
        readingMore: {
          tags: 'readingMore',
          entry: 'clearFailure',
          invoke: {
            src: 'read',
            input: ({ context }) => state.queryOf(context, (context.list?.page ?? 0) + 1),
            onDone: [
              { guard: { type: 'isTooFast', params: outputOf }, ...keeping('stopped', 'keepWait') },
              {
                target: 'resting',
                actions: [
                  { type: 'emitMore', params: outputOf },
                  { type: 'add', params: outputOf },
                ],
              },
            ],
            onError: failing('stopped', 'fail'),
          },
        },
        stopped: { on: { 'retry.asked': 'readingMore' } },
        // Where the list cannot be read again, the one that is shown is better than none.
        rereading: {
          invoke: {
            src: 'read',
            input: ({ context }) => state.queryOf(context, 1),
            onDone: [{ guard: { type: 'isTooFast', params: outputOf }, target: 'resting' }, keeping('resting', 'keep')],
            onError: 'resting',
          },
        },
      },
    },
  },
  on: {
    'text.changed': { target: '.pausing', actions: { type: 'setText', params: ({ event }) => event.text } },
    'zone.chosen': { target: '.reading', actions: { type: 'setZone', params: ({ event }) => event.zone } },
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.view },
      target: '.reading',
      actions: { type: 'follow', params: ({ event }) => event.view },
    },
    'search.cleared': {
      target: '.reading',
      actions: [
        { type: 'setText', params: '' },
        { type: 'setZone', params: undefined },
      ],
    },
  },
});
