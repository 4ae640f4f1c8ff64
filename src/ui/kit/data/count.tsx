import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import styles from './count.module.css';

interface CountProps {
  /** The number, as short as it is shown. */
  readonly shown: number | string;
  /** What it means, for those who hear it. */
  readonly label: string;
}

/** A number after the text of a link. */
export function Count({ shown, label }: CountProps) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
