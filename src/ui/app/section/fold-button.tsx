import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './fold-button.module.css';

interface FoldButtonProps {
  /** The id of what it folds: style sheets hide that beside a button that is closed, and the button on wide screens. */
  readonly controls: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens what a small screen has no room for, closed at first. As in a section's menu that is only to be seen: the button alone knows. */
export function FoldButton({ controls, className, children }: FoldButtonProps) {
  return (
    <Button
      variant="bare"
      className={classNames(styles.button, className)}
      aria-expanded="false"
      aria-controls={controls}
      onClick={fold}
    >
      {children}
      <Icon name="down" className={styles.arrow} />
    </Button>
  );
}

function fold({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!isOpen));
}
