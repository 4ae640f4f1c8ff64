import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import type { ButtonProps } from '@/ui/kit/actions/button.tsx';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly onSubmitted: () => void;
}

/**
 * A form that is validated by its machine, not by the browser. An Enter that ends a Hangul composition submits it once, with the
 * whole text. The form itself can hold the focus: an Enter on it does nothing.
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
      onKeyUp={submitComposed}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted();
      }}
    />
  );
}

/** The field in which an Enter has ended a composition, until the key is let go or comes once more. */
let composed: HTMLInputElement | undefined;

/**
 * The Enter that ends a composition comes before its end, as a key without a name on Windows, or after it with the key code 229
 * (Safari). Some browsers report a plain Enter behind it, which submits; with the others the key does when it is let go.
 */
export function keepComposition(event: KeyboardEvent): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  const isEnter = event.key === 'Enter' || (isComposing && event.code.endsWith('Enter'));
  composed = isEnter && isComposing && event.target instanceof HTMLInputElement ? event.target : undefined;
  if (composed !== undefined) event.preventDefault();
}

/** Presses Enter for somebody whose composition has taken theirs: as a key first, which the field may take for itself. */
export function submitComposed({ target, code, key }: KeyboardEvent): void {
  const field = composed;
  if (field === undefined || target !== field || !(key === 'Enter' || code.endsWith('Enter'))) return;
  composed = undefined;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(enter)) field.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
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
