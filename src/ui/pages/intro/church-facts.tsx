import { churchNumbers } from '@/church/vision.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { visionMessages } from '@/ui/messages/ko/vision-messages.ts';
import styles from './church-facts.module.css';

/** When the church was founded and how many belong to it (INTR-04). */
export function ChurchFacts() {
  return (
    <section aria-labelledby="facts">
      <PartHeading id="facts">{visionMessages.facts}</PartHeading>
      <dl className={styles.facts}>
        {churchNumbers.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
