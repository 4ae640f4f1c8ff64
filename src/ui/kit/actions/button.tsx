import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonAppearance, buttonClassName } from './button-class-name.ts';

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
