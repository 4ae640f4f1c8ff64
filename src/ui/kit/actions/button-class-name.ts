import { classNames } from '@/ui/kit/class-names.ts';
import styles from './button.module.css';

/** One filled (`primary`) button per view; the others are quiet or bare. `danger` starts something that removes data. */
export type ButtonVariant = 'primary' | 'quiet' | 'bare' | 'danger' | 'firmDanger';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  /** For a button that shows one icon alone: it then needs an `aria-label`. */
  readonly round?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The class names that make a link look like a button. */
export function buttonClassName({ variant = 'primary', round = false, className }: ButtonAppearance = {}): string {
  return classNames(styles.button, variant !== 'primary' && styles[variant], round && styles.round, className);
}
