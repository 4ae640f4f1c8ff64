import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { createAskedEditMachine, type ItemPageRef, selectAskedEdit } from '@/content/machines/asked-edit.machine.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/**
 * The post of a page that its user edits.
 * @param writer the user
 * @param page receives the changes of its posts; must stay the same while it is shown
 */
export function useAskedEdit<Item>(writer: string | undefined, page: ItemPageRef<Item>) {
  const machine = useMemo(() => createAskedEditMachine<Item>(), []);
  const [snapshot, send, owner] = useMachine(machine, { input: { page } });
  const { id, key } = selectAskedEdit(snapshot, writer);
  return { id, key, owner, ask: (chosen: EntityId) => send({ type: 'edit.asked', id: chosen, writer }) };
}
