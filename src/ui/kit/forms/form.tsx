import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import type { ButtonProps } from '@/ui/kit/actions/button.tsx';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmitted: () => void;
}

/**
 * A form that is validated by its machine, not by the browser. An Enter that ends a Hangul composition does not submit it. The
 * form itself can hold the focus: an Enter on it does nothing.
 */
export function Form({ onSubmitted, className, ...rest }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only takes back what a key would do by itself
    <form
      {...rest}
      noValidate
      tabIndex={-1}
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

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children' | 'onClick'> {
  readonly isSubmitting: boolean;
  readonly label: string;
  /** The label while submitting. */
  readonly busyLabel: string;
  readonly isValid?: boolean;
  /** What the user must do before submitting; without it the button is never disabled because of invalid fields. */
  readonly how?: string;
}

/**
 * The button that submits a form, disabled until the entry is valid (ACCT-04, 11, 12). It is disabled by `aria-disabled` only:
 * a press moves the focus to the invalid field, and nothing is sent.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting, label, busyLabel, isValid = true, how, busy = isSubmitting, ...button } = props;
  const hint = useId();
  const waits = how !== undefined && !isValid;
  const submit = (
    <EarlyButton
      aria-disabled={waits || undefined}
      {...button}
      type="submit"
      busy={busy}
      aria-describedby={waits ? hint : undefined}
    >
      {isSubmitting ? busyLabel : label}
    </EarlyButton>
  );
  if (how === undefined) return submit;
  return (
    <div className={styles.submit}>
      {submit}
      {waits && (
        <p className={styles.how} id={hint}>
          {how}
        </p>
      )}
    </div>
  );
}
