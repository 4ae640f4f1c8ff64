import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { askedEditMachine, selectAskedEdit } from '@/content/machines/asked-edit.machine.ts';
import type { EditedPage } from '@/content/machines/provide-editing.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/**
 * Which post of a page its user wants to change.
 * @param writer the user
 * @param page is told what has become of it; must stay the same while the page is shown
 */
export function useAskedEdit<Item>(writer: string | undefined, page: Omit<EditedPage<Item>, 'ended'>) {
  const [snapshot, send] = useMachine(askedEditMachine);
  const { id, key } = selectAskedEdit(snapshot, writer);
  const edited = useMemo(() => ({ ...page, ended: () => send({ type: 'edit.ended' }) }), [page, send]);
  return { id, key, page: edited, ask: (chosen: EntityId) => send({ type: 'edit.asked', id: chosen, writer }) };
}
