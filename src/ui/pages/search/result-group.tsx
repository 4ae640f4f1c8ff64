import { useId } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { hitCount } from '@/ui/messages/ko/search-messages.ts';
import { Marked } from './marked.tsx';
import styles from './search.module.css';

interface Result {
  /** The attribute by which the focus finds a hit. */
  readonly id?: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly date?: CalendarDate | undefined;
}

interface ResultGroupProps {
  readonly heading: string;
  readonly results: readonly Result[];
  readonly words: readonly string[];
}

/** The hits of one kind, with their count. */
export function ResultGroup({ heading, results, words }: ResultGroupProps) {
  const headingId = useId();
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading} <span className={styles.count}>{hitCount(results.length)}</span>
      </h2>
      <ul>
        {results.map(({ id, href, title, text, date }) => (
          <li key={href} className={styles.result}>
            <Link id={id} className={styles.link} href={href}>
              <Marked text={title} words={words} />
            </Link>
            {text !== '' && (
              <p className={styles.excerpt}>
                <Marked text={text} words={words} />
              </p>
            )}
            {date !== undefined && (
              <time className={styles.date} dateTime={date}>
                {date}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
