import { type ReactNode, useId } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import styles from './week-news.module.css';

interface NewsColumnProps {
  readonly messages: { readonly heading: string; readonly all: string };
  /** The page with all of them. */
  readonly href: string;
  readonly isLoading: boolean;
  /** Whether its content is a link already, so that no separate link is shown. */
  readonly leadsOn?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of the three columns of the week's news. */
export function NewsColumn({ messages, href, isLoading, leadsOn = false, className, children }: NewsColumnProps) {
  const id = useId();
  return (
    <section className={classNames(styles.column, className)} aria-labelledby={id} aria-busy={isLoading}>
      <h3 className={styles.title} id={id}>
        {messages.heading}
      </h3>
      {children}
      {!leadsOn && (
        <TextLink alone href={href}>
          {messages.all}
        </TextLink>
      )}
    </section>
  );
}
