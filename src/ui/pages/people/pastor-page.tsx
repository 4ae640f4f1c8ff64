import { letter } from '@/church/letter.ts';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames, sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { PastorGreeting } from './pastor-greeting.tsx';
import styles from './pastor-page.module.css';

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
            <strong className={styles.name}>{letter.name}</strong>
            <span className={styles.office}>{letter.office}</span>
            <span className={styles.office}>{letter.since}</span>
          </figcaption>
        </figure>
        <PastorGreeting />
      </div>
    </>
  );
}
