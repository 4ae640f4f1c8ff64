import { Button, type ButtonProps } from './button.tsx';

/**
 * A button that takes a press before its view has come: the page's early script notes it (`data-pressed`, which shows),
 * and the view answers when it comes. A press that the view has heard is marked as handled, so that it is not noted again.
 */
export function EarlyButton({ onClick, ...rest }: ButtonProps) {
  return (
    <Button
      {...rest}
      data-early=""
      ref={answer}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

/** Presses it again for whoever has pressed it too early: once the view stands, and not while it is being put up. */
function answer(button: HTMLButtonElement | null): void {
  if (button?.dataset['pressed'] === undefined) return;
  delete button.dataset['pressed'];
  queueMicrotask(() => button.click());
}
