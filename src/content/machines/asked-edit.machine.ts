import { assign, forwardTo, type SnapshotFrom, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { EditNews, ItemNews } from './editing-state.ts';

/** A page, as far as it is sent what becomes of its items. */
export type ItemPageRef<Item> = Receiver<ItemNews<Item>>;

interface AskedEditInput<Item> {
  readonly page: ItemPageRef<Item>;
}

interface AskedEditContext<Item> extends AskedEditInput<Item> {
  /** The post to change; undefined while none is. */
  readonly id: EntityId | undefined;
  /** Who has chosen it. */
  readonly writer: string | undefined;
  /** How many changes were begun on this page. */
  readonly count: number;
}

export type AskedEditEvent<Item> =
  | { readonly type: 'edit.asked'; readonly id: EntityId; readonly writer: string | undefined }
  | EditNews<Item>;

/**
 * Which post of a page its user wants to change: the form for that loads on its own, after the page (EDIT-01). It owns the
 * changes, and stays when a form goes. Created once for each page.
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

type AskedEdit<Item> = SnapshotFrom<ReturnType<typeof createAskedEditMachine<Item>>>;

/** The post that this user has chosen, with a key for its form: another one for each change. */
export function selectAskedEdit<Item>({ context }: AskedEdit<Item>, writer: string | undefined) {
  return { id: context.writer === writer ? context.id : undefined, key: `${writer ?? ''} ${context.count}` };
}
