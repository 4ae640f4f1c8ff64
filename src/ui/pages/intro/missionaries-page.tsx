import { useId } from 'react';
import { missionaries, missionTexts } from '@/church/missionaries.ts';
import type { Missionary } from '@/shared/church.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { missionaryMessages, missionarySince } from '@/ui/messages/ko/missionaries.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { Scripture } from '@/ui/patterns/church/scripture.tsx';
import styles from './missionaries.module.css';

/** The missionaries whom the church supports; the page is static and sends no call (INTR-03). */
export default function MissionariesPage() {
  return (
    <>
      <PageHead title={pageNames.missionaries} lead={missionTexts.lead} />
      <Scripture className={styles.verse} {...missionTexts.verse} />
      <section aria-labelledby="fields">
        <PartHeading id="fields">{missionaryMessages.list}</PartHeading>
        <ul className={styles.cards}>
          {missionaries.map((missionary) => (
            <li key={missionary.name}>
              <MissionaryCard missionary={missionary} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.letters} aria-labelledby="letters">
        <PartHeading id="letters">{missionaryMessages.letters}</PartHeading>
        <p className={styles.text}>{missionTexts.letters}</p>
        <ButtonLink variant="quiet" href={href('organizations')}>
          {missionaryMessages.organisation}
        </ButtonLink>
      </section>
    </>
  );
}

interface MissionaryCardProps {
  readonly missionary: Missionary;
}

/** A missionary: place, year of beginning, work, and prayer requests. */
function MissionaryCard({ missionary }: MissionaryCardProps) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <img
          className={styles.picture}
          src={missionary.picture.src}
          alt={missionary.picture.alt}
          width={120}
          height={150}
          loading="lazy"
          decoding="async"
        />
        <div>
          <p className={styles.field}>{missionary.field}</p>
          <h3 className={styles.name} id={id} translate="no">
            {missionary.name}
          </h3>
          <p className={styles.since}>{missionarySince(missionary.since)}</p>
        </div>
      </div>
      <p>{missionary.work}</p>
      <div className={styles.prayers}>
        <h4 className={styles.label}>{missionaryMessages.prayers}</h4>
        <ul>
          {missionary.prayers.map((prayer) => (
            <li key={prayer} className={styles.prayer}>
              {prayer}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
