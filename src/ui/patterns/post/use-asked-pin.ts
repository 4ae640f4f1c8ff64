import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { Post } from '@/content/domain/post.ts';
import { createAskedPinMachine, selectAskedPin } from '@/content/machines/asked-pin.machine.ts';

/** The post of a list that its user wants to pin. @param writer the user */
export function useAskedPin<Item extends Post>(writer: string | undefined) {
  const [snapshot, send] = useMachine(useMemo(() => createAskedPinMachine<Item>(), []));
  return { ...selectAskedPin(snapshot, writer), ask: (item: Item) => send({ type: 'pin.asked', item, writer }) };
}
