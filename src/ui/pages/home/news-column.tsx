import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { classNames } from '@/ui/kit/class-names.ts';
import text from '@/ui/kit/layout/text.module.css';
import styles from './week-news.module.css';

interface NewsColumnProps {
  readonly words: { readonly heading: string; readonly all: string };
  /** Where all of it is found. */
  readonly href: string;
  readonly isLoading: boolean;
  /** What it shows leads on by itself: no link follows. */
  readonly leadsOn?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of the three columns of the week. */
export function NewsColumn({ words, href, isLoading, leadsOn = false, className, children }: NewsColumnProps) {
  const id = useId();
  return (
    <section className={classNames(styles.column, className)} aria-labelledby={id} aria-busy={isLoading}>
      <h3 className={styles.title} id={id}>
        {words.heading}
      </h3>
      {children}
      {!leadsOn && (
        <Link className={classNames(text.link, text.tap)} href={href}>
          {words.all}
        </Link>
      )}
    </section>
  );
}
