import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { createAskedEditMachine, type ItemPageRef, selectAskedEdit } from '@/content/writing/asked-post.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Drawing } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { postMessages } from '@/ui/messages/ko/posts.ts';

const PENCIL = 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3';

interface EditButtonProps {
  /** The name of the item, for the button's accessible name. */
  readonly title: string;
  readonly onClick: () => void;
  readonly variant?: 'bare' | 'quiet';
}

/** Opens the form that changes a published item (EDIT-01). */
export function EditButton({ title, onClick, variant = 'bare' }: EditButtonProps) {
  return (
    <Button variant={variant} onClick={onClick}>
      <Drawing path={PENCIL} />
      <span>{postMessages.edit}</span>
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
}

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
