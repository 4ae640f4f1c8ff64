import { CloseButton } from './close-button.tsx';
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
