import { missionaries, missionTexts } from '@/church/missionaries.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { missionaryMessages } from '@/ui/messages/ko/missionary-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { Scripture } from '@/ui/patterns/scripture/scripture.tsx';
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
        <ButtonLink variant="quiet" href={href('organizations')}>
          {missionaryMessages.organisation}
        </ButtonLink>
      </section>
    </>
  );
}
