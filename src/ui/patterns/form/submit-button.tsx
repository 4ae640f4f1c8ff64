import { useId } from 'react';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { FormViewModel } from '@/shared/machines/provide-form.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly viewModel: Pick<FormViewModel<FormValues, string, string>, 'isValid' | 'isSubmitting'>;
  readonly label: string;
  readonly busyLabel: string;
  /** What has to be done before it can be pressed; without it the button is never disabled for what was typed. */
  readonly how?: string;
}

/**
 * The button of a form, disabled until the entry is valid (ACCT-04, 11, 12). It is so by its role alone: whoever presses
 * it all the same is led to the field that is wrong, and nothing is sent.
 */
export function SubmitButton({ viewModel, label, busyLabel, how }: SubmitButtonProps) {
  const hint = useId();
  const waits = how !== undefined && !viewModel.isValid;
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        busy={viewModel.isSubmitting}
        aria-disabled={waits || undefined}
        aria-describedby={waits ? hint : undefined}
      >
        {viewModel.isSubmitting ? busyLabel : label}
      </Button>
      {waits && (
        <p className={styles.how} id={hint}>
          {how}
        </p>
      )}
    </div>
  );
}
