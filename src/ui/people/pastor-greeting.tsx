import { Scripture } from '../kit/scripture.tsx';
import { pastorGreeting } from '../messages/pastor-greeting.ts';
import { pastorMessages } from '../messages/pastor-messages.ts';
import styles from './pastor-greeting.module.css';

/** The greeting for the new year, signed by the pastor. */
export function PastorGreeting() {
  return (
    <article className={styles.greeting} aria-labelledby="greeting">
      <header className={styles.head}>
        <p className={styles.occasion}>{pastorMessages.occasion}</p>
        <h2 className={styles.heading} id="greeting">
          {pastorMessages.heading}
        </h2>
        <Scripture className={styles.verse} {...pastorMessages.verse} />
      </header>
      {pastorGreeting.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <footer className={styles.signature}>
        <time dateTime={pastorMessages.dateTime}>{pastorMessages.date}</time>
        <p>
          {pastorMessages.signedAs} <strong className={styles.name}>{pastorMessages.signature}</strong>{' '}
          {pastorMessages.signedWith}
        </p>
      </footer>
    </article>
  );
}
