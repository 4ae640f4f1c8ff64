import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonAppearance {
  /**
   * The action that the button started is still running: the button keeps the focus, and a second press does nothing (AUTH-04).
   */
  readonly busy?: boolean | undefined;
}

/** A button that does something on this page. A link to another page is a {@link ButtonLink}. */
export function Button({ variant, round, className, busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button submits by default: while busy the press must not reach the form either.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, round, className })}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      onClick={pressed}
    />
  );
}

type PlainButtonProps = Omit<ComponentProps<'button'>, 'type'>;

/** A button without a look of its own, for what looks like something else: a row, a picture, a chip, a bar of the calendar. */
export function PlainButton(props: PlainButtonProps) {
  return <button type="button" {...props} />;
}

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
