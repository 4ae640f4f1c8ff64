import { visionTexts } from '@/church/vision.ts';
import { visions } from '@/church/vision-goals.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { visionMessages } from '@/ui/messages/ko/vision-messages.ts';
import { Scripture } from '@/ui/patterns/scripture/scripture.tsx';
import { SubjectIcon } from '@/ui/patterns/subject/subject-icon.tsx';
import styles from './visions.module.css';

/** The church's goals, and what it does for each. */
export function Visions() {
  return (
    <section aria-labelledby="visions">
      <PartHeading id="visions">{visionMessages.visions}</PartHeading>
      <p className={styles.intro}>{visionTexts.visions}</p>
      <ul className={styles.visions}>
        {visions.map(({ name, icon, title, text, goals, verse, reference }) => (
          <li key={name} className={styles.vision}>
            <div className={styles.head}>
              <p className={styles.name}>
                <span className={styles.mark}>
                  <SubjectIcon name={icon} />
                </span>
                {name}
              </p>
              <h3 className={styles.title}>{title}</h3>
              <Scripture className={styles.verse} text={verse} reference={reference} />
            </div>
            <div className={styles.words}>
              <p>{text}</p>
              <ul>
                {goals.map((goal) => (
                  <li key={goal} className={styles.goal}>
                    {goal}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
