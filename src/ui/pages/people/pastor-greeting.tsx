import { letter } from '@/church/letter.ts';
import { Scripture } from '@/ui/patterns/scripture/scripture.tsx';
import styles from './pastor-greeting.module.css';

/** The greeting for the new year, signed by the pastor. */
export function PastorGreeting() {
  return (
    <article className={styles.greeting} aria-labelledby="greeting">
      <header className={styles.head}>
        <p className={styles.occasion}>{letter.occasion}</p>
        <h2 className={styles.heading} id="greeting">
          {letter.heading}
        </h2>
        <Scripture className={styles.verse} {...letter.verse} />
      </header>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <footer className={styles.signature}>
        <time dateTime={letter.dateTime}>{letter.date}</time>
        <p>
          {letter.signedAs} <strong className={styles.name}>{letter.signature}</strong> {letter.signedWith}
        </p>
      </footer>
    </article>
  );
}
