import { useId } from 'react';
import type { ButtonProps } from '@/ui/kit/actions/button.tsx';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import styles from './submit-button.module.css';

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
