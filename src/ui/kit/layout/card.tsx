import type { ComponentProps } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import styles from './card.module.css';

/** A raised box, only for content that is independent of its neighbours. Name it with `aria-labelledby` or `aria-label`. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(styles.card, className)} />;
}
