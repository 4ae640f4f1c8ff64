import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmitted: () => void;
}

/** A form that is checked by its machine, not by the browser. Enter that ends a Hangul composition submits nothing. */
export function Form({ onSubmitted, className, ...rest }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only takes back a key that the input method meant for itself
    <form
      {...rest}
      noValidate
      className={classNames(styles.form, className)}
      onKeyDown={keepComposition}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted();
      }}
    />
  );
}

/** Safari reports the Enter that ends a composition after the composition is over, with the key code 229. */
function keepComposition(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
