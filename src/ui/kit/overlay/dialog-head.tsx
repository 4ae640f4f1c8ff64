import { Button, type ButtonProps } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './dialog.module.css';

interface DialogHeadProps {
  readonly title: string;
  /** The label of the close button, such as `로그인 창 닫기`. */
  readonly closeLabel: string;
}

/** The head of a `dialog` element, whose form closes it without a script. */
export function DialogHead({ title, closeLabel }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <form method="dialog">
        <CloseButton type="submit" label={closeLabel} />
      </form>
    </div>
  );
}

interface CloseButtonProps extends Omit<ButtonProps, 'variant' | 'round' | 'className' | 'aria-label' | 'children'> {
  /** Such as `로그인 창 닫기`. */
  readonly label: string;
}

/** The button with a cross in the head of a dialog. */
export function CloseButton({ label, ...button }: CloseButtonProps) {
  return (
    <Button {...button} variant="bare" round className={styles.close} aria-label={label}>
      <Icon name="close" />
    </Button>
  );
}
