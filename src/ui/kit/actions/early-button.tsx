import { Button, type ButtonProps } from './button.tsx';

/**
 * A button that can be pressed before its view is hydrated: the page's early script notes the press (`data-pressed`, which is
 * visible), and the view repeats it on hydration. Submit buttons work this way, too.
 */
export function EarlyButton(props: ButtonProps) {
  return <Button {...props} data-early="" ref={answer} />;
}

/** From here on the view handles each press itself; a press that was noted earlier is repeated once the view is mounted. */
function answer(button: HTMLButtonElement | null): void {
  if (button === null) return;
  const wasPressed = button.dataset['pressed'] !== undefined;
  delete button.dataset['early'];
  delete button.dataset['pressed'];
  if (wasPressed) queueMicrotask(() => button.click());
}
