import { missionaries, missionTexts } from '@/church/missionaries.ts';
import { ButtonLink } from '../kit/button-link.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { PartHeading } from '../kit/part-heading.tsx';
import { Scripture } from '../kit/scripture.tsx';
import { missionaryMessages } from '../messages/missionary-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import styles from './missionaries-page.module.css';
import { MissionaryCard } from './missionary-card.tsx';

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
        <ButtonLink variant="quiet" href="/organizations">
          {missionaryMessages.organisation}
        </ButtonLink>
      </section>
    </>
  );
}
