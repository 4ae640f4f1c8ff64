import { assign, fromPromise, sendTo, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withNewest, withoutItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failedWith, required } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, retrying } from '@/shared/machines/reading-state.ts';
import type { Removable } from '@/shared/machines/removal.machine.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/machines/removals.machine.ts';
import {
  afterRemovals,
  guardedPresses,
  invokedRemovals,
  type Leaving,
  type RemovalPressed,
  type RemovingEvent,
} from '@/shared/machines/removing.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { SavedDraft } from '../domain/saved-draft.ts';

interface DraftListContext extends Leaving<SavedDraft> {
  /** Undefined until they were read. */
  readonly drafts: readonly SavedDraft[] | undefined;
  readonly failure: Failure | undefined;
}

export type DraftListEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'item.added'; readonly item: SavedDraft }
  | { readonly type: 'item.changed'; readonly item: SavedDraft }
  /** The draft was published, or deleted elsewhere. */
  | { readonly type: 'item.lost'; readonly id: EntityId }
  | { readonly type: 'removal.asked'; readonly id: EntityId }
  | RemovalPressed
  | RemovingEvent<SavedDraft>;

/**
 * How servers that store no drafts answer the call for their list, or its unknown query: by 404 or 405, by 401, by 400. An
 * editor whose session has ended sees no list either.
 */
const LACKING: readonly Failure[] = ['unsupported', 'unauthorized', 'invalid'];

/**
 * The unpublished drafts of the editors (EDIT-03), the last saved first. Deleting one can be undone. While rows move, a
 * press is ignored: it was aimed at the row that was there before.
 */
export const draftListMachine = setup({
  types: {
    context: {} as DraftListContext,
    events: {} as DraftListEvent,
    tags: {} as 'loading' | 'listed' | 'guarded',
  },
  actors: {
    read: fromPromise<readonly SavedDraft[]>(unimplementedActor('read')),
    removals: createRemovalsMachine<SavedDraft>(),
  },
  actions: {
    notifyListed: unimplementedAction('notifyListed'),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<SavedDraft>) => event),
    take: sendTo('removals', ({ context }, { id }: FeedItem) => ({ type: 'item.taken', ...removableIn(context, id) })),
    keep: assign((_, drafts: readonly SavedDraft[]) => ({ drafts, failure: undefined })),
    fail: assign((_, failure: Failure) => ({ failure })),
    putDraft: assign(({ context }, draft: SavedDraft) => ({ drafts: withNewest(context.drafts ?? [], draft) })),
    forget: assign(({ context }, { id }: FeedItem) => ({ drafts: withoutItem(context.drafts ?? [], id) })),
    keepLeaving: assign((_, { leaving }: Leaving<SavedDraft>) => ({ leaving })),
  },
  guards: {
    shows: ({ context }, { id }: FeedItem) => shownDrafts(context).some((draft) => sameId(draft.id, id)),
  },
}).createMachine({
  id: 'draftList',
  type: 'parallel',
  context: { drafts: undefined, leaving: [], failure: undefined },
  invoke: invokedRemovals,
  states: {
    reading: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'read',
            onDone: keeping('listed', 'keep'),
            onError: [{ guard: failedWith(...LACKING), target: 'absent' }, failing('failed', 'fail')],
          },
        },
        listed: { tags: 'listed', entry: 'notifyListed' },
        failed: retrying('loading'),
        /** The server stores no drafts. */
        absent: {},
      },
    },
    presses: guardedPresses,
  },
  on: {
    'item.added': { actions: { type: 'putDraft', params: ({ event }) => event.item } },
    'item.changed': { actions: { type: 'putDraft', params: ({ event }) => event.item } },
    'item.lost': { actions: { type: 'forget', params: ({ event }) => event } },
    ...afterRemovals,
  },
});

/** The running list, as the receiver of changes to drafts. */
export interface DraftListRef {
  readonly send: (event: DraftListEvent) => void;
}

/** The drafts that are not being removed. */
export const shownDrafts = ({ drafts = [], leaving }: DraftListContext): readonly SavedDraft[] =>
  drafts.filter(({ id }) => !leaving.some((one) => sameId(one.id, id)));

const removableIn = ({ drafts = [] }: DraftListContext, id: EntityId): Removable<SavedDraft> => ({
  item: required(drafts.find((draft) => sameId(draft.id, id))),
});
