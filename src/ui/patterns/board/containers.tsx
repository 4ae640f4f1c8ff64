import { useDroppable } from '@dnd-kit/core';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { boardMessages } from '@/ui/messages/ko/boards.ts';
import styles from './items.module.css';

interface BoardColumnProps extends ContainerHeadProps {
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  /** Whether the column already contains an item, by its id. */
  readonly holds: (itemId: string) => boolean;
  /** A sentence that says what dropping an item here does. */
  readonly landing: string;
  readonly children: ReactNode;
}

/**
 * A column of a board on which items can be dropped (DUTY-01, ZONE-04). This frame renders at every step of a drag; its
 * children come from the parent and do not.
 */
export function BoardColumn(props: BoardColumnProps) {
  const { className, style, holds, landing, children, ...head } = props;
  const { props: target, lands } = useDropTarget(head.id, holds);
  return (
    <section
      {...target}
      className={classNames(styles.container, className, lands && styles.over)}
      style={style}
      aria-labelledby={head.id}
    >
      <ContainerHead {...head} />
      {children}
      {/* Takes no room, so that nothing moves away from under the pointer. */}
      {lands && (
        <p className={styles.landing} aria-hidden="true">
          {landing}
        </p>
      )}
    </section>
  );
}

interface ContainerHeadProps {
  /** The heading's id: labels the container, and is the target of jumps. */
  readonly id: string;
  readonly label: string;
  readonly count: string;
  readonly isFolded: boolean;
  /** Absent for a container that cannot be folded. */
  readonly onToggle: ((id: string) => void) | undefined;
}

/** The heading of a container, and the button that folds its content. */
const ContainerHead = memo(function ContainerHead({ id, label, count, isFolded, onToggle }: ContainerHeadProps) {
  return (
    <div className={styles.containerHead}>
      <h2 className={styles.containerTitle} id={id} tabIndex={-1}>
        <span>{label}</span> <span className={styles.containerCount}>{count}</span>
      </h2>
      {onToggle !== undefined && (
        <FoldButton variant="bare" round open={!isFolded} onClick={() => onToggle(id)}>
          <VisuallyHidden>{`${label} ${isFolded ? boardMessages.unfold : boardMessages.fold}`}</VisuallyHidden>
        </FoldButton>
      )}
    </div>
  );
});

interface EmptyContainerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The sentence in a container that holds nobody. */
export function EmptyContainer({ className, children }: EmptyContainerProps) {
  return <p className={classNames(styles.emptyContainer, className)}>{children}</p>;
}

/** What an element of a board needs to accept items, and whether the dragged one would land there. */
interface DropTargetElement {
  readonly props: { readonly ref: (element: HTMLElement | null) => void; readonly 'data-drop-target': string };
  readonly lands: boolean;
}

/**
 * Makes an element a container on which items can be dropped (DUTY-01, ZONE-02…04). Its view renders at every step of a drag.
 * @param holds whether it already contains an item, by its id: that one does not land there
 */
export function useDropTarget(id: string, holds: (itemId: string) => boolean): DropTargetElement {
  const { setNodeRef, isOver, active } = useDroppable({ id });
  return {
    props: { ref: setNodeRef, 'data-drop-target': id },
    lands: isOver && active !== null && !holds(String(active.id)),
  };
}
