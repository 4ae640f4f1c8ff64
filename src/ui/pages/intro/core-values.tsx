import { visionTexts } from '@/church/vision.ts';
import { coreValues } from '@/church/vision-values.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { visionMessages } from '@/ui/messages/ko/vision-messages.ts';
import { Scripture } from '@/ui/patterns/scripture/scripture.tsx';
import styles from './core-values.module.css';

/** The church's core values, each with its Bible verse. */
export function CoreValues() {
  return (
    <section aria-labelledby="values">
      <PartHeading id="values">{visionMessages.values}</PartHeading>
      <p className={styles.intro}>{visionTexts.values}</p>
      <ol className={styles.values}>
        {coreValues.map(({ name, title, text, verse, reference }) => (
          <li key={name} className={styles.value}>
            <p className={styles.name}>{name}</p>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
              <Scripture className={styles.verse} text={verse} reference={reference} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
