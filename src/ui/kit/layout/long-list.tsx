import type { ComponentProps } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './long-list.module.css';

interface ScrollBoxProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> {
  readonly label: string;
}

/** The box of a long list, at most 80 % of the viewport's height (LIST-01). The keyboard can reach and scroll it. */
export function ScrollBox({ label, className, ...rest }: ScrollBoxProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.box, className)}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be scrollable by keyboard
      tabIndex={0}
      data-scroll-box=""
    />
  );
}

/** The line that ends a list (LIST-02). */
export function EndOfList({ children }: { readonly children: string }) {
  return <p className={styles.end}>{children}</p>;
}
