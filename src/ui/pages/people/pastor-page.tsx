import { letter } from '@/church/letter.ts';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { pageNames, sectionNames } from '@/ui/messages/ko/shell.ts';
import { Scripture } from '@/ui/patterns/church/scripture.tsx';
import styles from './pastor.module.css';

/** The pastor and the greeting for the new year; a static page without calls (PEOP-02, PEOP-03). */
export default function PastorPage() {
  return (
    <>
      <PageHead title={pageNames.pastor} over={sectionNames.people} />
      <div className={styles.page}>
        <figure className={styles.figure}>
          <img
            className={styles.portrait}
            src={letter.portrait.src}
            alt={letter.portrait.alt}
            width={480}
            height={600}
            decoding="async"
          />
          <figcaption className={styles.caption}>
            <strong className={styles.name} translate="no">
              {letter.name}
            </strong>
            <span className={styles.office}>{letter.office}</span>
            <span className={styles.office}>{letter.since}</span>
          </figcaption>
        </figure>
        <PastorGreeting />
      </div>
    </>
  );
}

/** The greeting for the new year, signed by the pastor. */
function PastorGreeting() {
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
          <span>{letter.signedAs}</span>{' '}
          <strong className={styles.signatory} translate="no">
            {letter.signature}
          </strong>{' '}
          <span>{letter.signedWith}</span>
        </p>
      </footer>
    </article>
  );
}
