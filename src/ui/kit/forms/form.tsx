import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmitted: () => void;
}

/** A form that is validated by its machine, not by the browser. An Enter that ends a Hangul composition does not submit it. */
export function Form({ onSubmitted, className, ...rest }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only takes back what keys and presses would do by themselves
    <form
      {...rest}
      noValidate
      className={classNames(styles.form, className)}
      onKeyDown={keepComposition}
      onMouseDown={keepField}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted();
      }}
    />
  );
}

/**
 * Keeps the focus in its field until a press on the submit button has ended: on blur the field would show its error and push
 * the button from under the pointer, so that the press is lost.
 */
function keepField(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[type="submit"]') !== null) event.preventDefault();
}

/** Safari reports the Enter that ends a composition after the composition is over, with the key code 229. */
function keepComposition(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
