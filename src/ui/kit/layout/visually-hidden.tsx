import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className'>;

/** Text that is read aloud and not shown. Its box must be positioned, or the text stretches a scrolling box. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.hidden} />;
}
