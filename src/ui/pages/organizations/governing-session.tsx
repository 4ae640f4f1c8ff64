import { useId } from 'react';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import styles from './governing-session.module.css';
import { Portrait } from './portrait.tsx';

/** 당회 with its chairman and clerk (ORGN-02). */
export function GoverningSessionCard({
  governingSession: { chairman, clerk },
}: {
  readonly governingSession: GoverningSession;
}) {
  const title = useId();
  const heads = [
    { office: organisationMessages.chairman, holder: chairman },
    { office: organisationMessages.clerk, holder: clerk },
  ];
  return (
    <section className={styles.governingSession} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {organisationMessages.governingSession}
      </h2>
      <ul className={styles.heads}>
        {heads.map(({ office, holder }) => (
          <li key={office} className={styles.head}>
            <Portrait />
            <p>
              <small className={styles.office}>{office}</small>
              <strong className={styles.name}>{holder?.name ?? organisationMessages.nobody}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
