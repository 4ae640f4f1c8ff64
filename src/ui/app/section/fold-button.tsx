import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './fold-button.module.css';
import { toggleExpanded } from './toggle-expanded.ts';

interface FoldButtonProps {
  /** The id of the folded element: style sheets hide it while the button is closed, and hide the button on wide screens. */
  readonly controls: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens content that a small screen has no room for; closed at first. The state is in the button's `aria-expanded` only. */
export function FoldButton({ controls, className, children }: FoldButtonProps) {
  return (
    <Button
      variant="bare"
      className={classNames(styles.button, className)}
      aria-expanded="false"
      aria-controls={controls}
      onClick={toggleExpanded}
    >
      {children}
      <Icon name="down" className={styles.arrow} />
    </Button>
  );
}
