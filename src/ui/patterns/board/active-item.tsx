import { useDndContext } from '@dnd-kit/core';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import type { BoardItem, DropTarget } from './board-kind.ts';
import styles from './item.module.css';
import type { PointerTrail } from './pointer-trail.ts';

interface ActiveItemProps {
  readonly itemOf: (id: string) => BoardItem<unknown> | undefined;
  readonly dropTargetOf: (id: string) => DropTarget<unknown> | undefined;
  readonly carry: PointerTrail['carry'];
}

/** The dragged item under the pointer, with the container that it would be dropped on. */
export function ActiveItem({ itemOf, dropTargetOf, carry }: ActiveItemProps) {
  const { active, over } = useDndContext();
  const boardItem = active === null ? undefined : itemOf(String(active.id));
  const dropTarget = over === null ? undefined : dropTargetOf(String(over.id));
  if (boardItem === undefined) return null;
  return (
    <div ref={carry} className={styles.dragged} aria-hidden="true">
      <span>{boardItem.label}</span>
      {dropTarget !== undefined && dropTarget.id !== boardItem.home.id && (
        <span className={styles.target}>
          <Icon name="right" />
          {dropTarget.label}
        </span>
      )}
    </div>
  );
}
