import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Button, type ButtonProps } from './button.tsx';
import styles from './fold-button.module.css';

interface FoldButtonProps extends Omit<ButtonProps, 'aria-expanded' | 'aria-controls'> {
  /** Whether what it folds is shown; the arrow then points up. */
  readonly open: boolean;
  /** The id of the folded element, where it is one. */
  readonly controls?: string;
}

/**
 * A button that folds content which stays in the page, such as what only small screens have no room for: style sheets hide it.
 * Content that can be inside the folding element itself takes a `Disclosure` instead.
 */
export function FoldButton({ open, controls, children, ...button }: FoldButtonProps) {
  return (
    <Button {...button} aria-expanded={open} aria-controls={controls}>
      <span>{children}</span>
      <Icon name="down" className={styles.arrow} />
    </Button>
  );
}
