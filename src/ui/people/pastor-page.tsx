import portrait from '../assets/portrait.svg';
import { PageHead } from '../kit/page-head.tsx';
import { pageNames, sectionNames } from '../messages/page-messages.ts';
import { pastorMessages } from '../messages/pastor-messages.ts';
import { PastorGreeting } from './pastor-greeting.tsx';
import styles from './pastor-page.module.css';

/** The pastor and the greeting for the new year; the page calls nothing (PEOP-02, PEOP-03). */
export default function PastorPage() {
  return (
    <>
      <PageHead title={pageNames.pastor} over={sectionNames.people} />
      <div className={styles.page}>
        <figure className={styles.figure}>
          <img
            className={styles.portrait}
            src={portrait}
            alt={pastorMessages.pictureAlt}
            width={480}
            height={600}
            decoding="async"
          />
          <figcaption className={styles.caption}>
            <strong className={styles.name}>{pastorMessages.name}</strong>
            <span className={styles.office}>{pastorMessages.office}</span>
            <span className={styles.office}>{pastorMessages.since}</span>
          </figcaption>
        </figure>
        <PastorGreeting />
      </div>
    </>
  );
}
