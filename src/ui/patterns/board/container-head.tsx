import { memo } from 'react';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import styles from './container.module.css';

export interface ContainerHeadProps {
  /** The heading's id: labels the container, and is the target of jumps. */
  readonly id: string;
  readonly label: string;
  readonly count: string;
  readonly isFolded: boolean;
  /** Absent for a container that cannot be folded. */
  readonly onToggle: ((id: string) => void) | undefined;
}

/** The heading of a container, and the button that folds its content. */
export const ContainerHead = memo(function ContainerHead({ id, label, count, isFolded, onToggle }: ContainerHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {label} <span className={styles.count}>{count}</span>
      </h2>
      {onToggle !== undefined && (
        <FoldButton variant="bare" round open={!isFolded} onClick={() => onToggle(id)}>
          <VisuallyHidden>
            {label} {isFolded ? boardMessages.unfold : boardMessages.fold}
          </VisuallyHidden>
        </FoldButton>
      )}
    </div>
  );
});
