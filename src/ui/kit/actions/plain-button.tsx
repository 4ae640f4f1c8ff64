import type { ComponentProps } from 'react';

type PlainButtonProps = Omit<ComponentProps<'button'>, 'type'>;

/** A button without a look of its own, for what looks like something else: a row, a picture, a chip, a bar of the calendar. */
export function PlainButton(props: PlainButtonProps) {
  return <button type="button" {...props} />;
}
