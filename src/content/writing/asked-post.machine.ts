import { assign, forwardTo, type SnapshotFrom, setup } from 'xstate';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Post } from '../posts/posts.ts';
import type { EditNews, ItemNews } from './edits.ts';

/**
 * The post of a page that its user edits: the form for that is loaded after the page (EDIT-01). This machine owns the
 * changes, and keeps running when a form is removed. Created once for each page.
 */
export function createAskedEditMachine<Item>() {
  return setup({
    types: {
      context: {} as AskedEditContext<Item>,
      events: {} as AskedEditEvent<Item>,
      input: {} as AskedEditInput<Item>,
    },
    actions: { forwardToPage: forwardTo(({ context }) => context.page) },
  }).createMachine({
    id: 'askedEdit',
    context: ({ input }) => ({ ...input, id: undefined, writer: undefined, count: 0 }),
    on: {
      'edit.asked': {
        actions: assign(({ context, event: { id, writer } }) => ({ id, writer, count: context.count + 1 })),
      },
      'edit.ended': { actions: assign({ id: undefined }) },
      'item.changed': { actions: 'forwardToPage' },
      'item.added': { actions: 'forwardToPage' },
      'item.lost': { actions: 'forwardToPage' },
    },
  });
}

/** A page that shows items, as the receiver of changes to them. */
export type ItemPageRef<Item> = Receiver<ItemNews<Item>>;

interface AskedEditInput<Item> {
  readonly page: ItemPageRef<Item>;
}

interface AskedEditContext<Item> extends AskedEditInput<Item> {
  /** The post that the user edits; undefined while they edit none. */
  readonly id: EntityId | undefined;
  /** The user who chose the post. */
  readonly writer: string | undefined;
  /** How many changes were started on this page. */
  readonly count: number;
}

export type AskedEditEvent<Item> =
  | { readonly type: 'edit.asked'; readonly id: EntityId; readonly writer: string | undefined }
  | EditNews<Item>;

type AskedEditSnapshot<Item> = SnapshotFrom<ReturnType<typeof createAskedEditMachine<Item>>>;

/** The post that this user has chosen, with a key for its form, which is new for each change. */
export function selectAskedEdit<Item>({ context }: AskedEditSnapshot<Item>, writer: string | undefined) {
  return { id: context.writer === writer ? context.id : undefined, key: `${writer ?? ''} ${context.count}` };
}

/** The post that the user wants to pin, as it was when they chose it; created once for each kind of post. */
export function createAskedPinMachine<Item extends Post>() {
  return setup({
    types: {
      context: {} as {
        /** Undefined until the first is chosen. */
        readonly item: Item | undefined;
        /** The user who chose it. */
        readonly writer: string | undefined;
        readonly count: number;
      },
      events: {} as { readonly type: 'pin.asked'; readonly item: Item; readonly writer: string | undefined },
    },
  }).createMachine({
    id: 'askedPin',
    context: { item: undefined, writer: undefined, count: 0 },
    on: {
      'pin.asked': {
        actions: assign(({ context, event: { item, writer } }) => ({ item, writer, count: context.count + 1 })),
      },
    },
  });
}

type AskedPinSnapshot<Item extends Post> = SnapshotFrom<ReturnType<typeof createAskedPinMachine<Item>>>;

/** The post that this user has chosen, with a key for its dialog, which is new each time. */
export function selectAskedPin<Item extends Post>({ context }: AskedPinSnapshot<Item>, writer: string | undefined) {
  return { item: context.writer === writer ? context.item : undefined, key: `pin ${writer ?? ''} ${context.count}` };
}
