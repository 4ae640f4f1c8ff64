import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './board-column.module.css';
import container from './container.module.css';
import { ContainerHead, type ContainerHeadProps } from './container-head.tsx';
import { useDropTarget } from './use-drop-target.ts';

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
      className={classNames(container.container, className, lands && container.over)}
      style={style}
      aria-labelledby={head.id}
    >
      <ContainerHead {...head} />
      {children}
      {/* Takes no room, so that nothing moves away from under the pointer. */}
      {lands && (
        <p className={styles.hint} aria-hidden="true">
          {landing}
        </p>
      )}
    </section>
  );
}
