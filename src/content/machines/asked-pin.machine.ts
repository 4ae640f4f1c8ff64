import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Post } from '../domain/post.ts';

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

type AskedPin<Item extends Post> = SnapshotFrom<ReturnType<typeof createAskedPinMachine<Item>>>;

/** The post that this user has chosen, with a key for its dialog, which is new each time. */
export function selectAskedPin<Item extends Post>({ context }: AskedPin<Item>, writer: string | undefined) {
  return { item: context.writer === writer ? context.item : undefined, key: `pin ${writer ?? ''} ${context.count}` };
}
