import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className'>;

/** Words that are read aloud and not shown. The box they stand in must be positioned, or they stretch a scrolling one. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.hush} />;
}
