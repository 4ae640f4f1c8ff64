import { assign, type SnapshotFrom, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';

interface AskedEditContext {
  /** The post to change; undefined while none is. */
  readonly id: EntityId | undefined;
  /** Who has chosen it. */
  readonly writer: string | undefined;
  /** How many changes were begun on this page. */
  readonly count: number;
}

export type AskedEditEvent =
  | { readonly type: 'edit.asked'; readonly id: EntityId; readonly writer: string | undefined }
  | { readonly type: 'edit.ended' };

/** Which post of a page its user wants to change: the form for that loads on its own, after the page (EDIT-01). */
export const askedEditMachine = setup({
  types: { context: {} as AskedEditContext, events: {} as AskedEditEvent },
}).createMachine({
  id: 'askedEdit',
  context: { id: undefined, writer: undefined, count: 0 },
  on: {
    'edit.asked': {
      actions: assign(({ context, event: { id, writer } }) => ({ id, writer, count: context.count + 1 })),
    },
    'edit.ended': { actions: assign({ id: undefined }) },
  },
});

/** The post that this user has chosen, with a key for its form: another one for each change. */
export function selectAskedEdit({ context }: SnapshotFrom<typeof askedEditMachine>, writer: string | undefined) {
  return { id: context.writer === writer ? context.id : undefined, key: `${writer ?? ''} ${context.count}` };
}
