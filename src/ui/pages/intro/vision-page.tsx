import { churchMotto } from '@/church/facts.ts';
import { churchNumbers, coreValues, visions, visionTexts } from '@/church/vision.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { visionMessages } from '@/ui/messages/ko/vision.ts';
import { Scripture } from '@/ui/patterns/church/scripture.tsx';
import { SubjectIcon } from '@/ui/patterns/church/subject-icon.tsx';
import styles from './vision.module.css';

/** What the church believes and hopes for (INTR-01), and the facts about it (INTR-04). */
export default function VisionPage() {
  return (
    <>
      <PageHead title={pageNames.vision} lead={visionTexts.lead} />
      <div className={styles.parts}>
        <MottoPanel />
        <ChurchFacts />
        <CoreValues />
        <Visions />
        <nav aria-label={visionMessages.next}>
          <Buttons>
            <ButtonLink variant="quiet" href={href('history')}>
              {pageNames.history}
            </ButtonLink>
            <ButtonLink variant="quiet" href={href('missionaries')}>
              {pageNames.missionaries}
            </ButtonLink>
          </Buttons>
        </nav>
      </div>
    </>
  );
}

/** The church's motto, its Bible verse, and a picture of the chapel's light. */
function MottoPanel() {
  return (
    <section className={styles.panel} aria-labelledby="motto">
      <img
        className={styles.picture}
        src={visionTexts.picture.src}
        alt={visionTexts.picture.alt}
        width={1200}
        height={800}
        decoding="async"
      />
      <div className={styles.mottoWords}>
        <h2 className={styles.label} id="motto">
          {visionMessages.mottoLabel}
        </h2>
        <p className={styles.motto}>{churchMotto}</p>
        <Scripture className={styles.mottoVerse} {...visionTexts.verse} />
      </div>
    </section>
  );
}

/** The church's core values, each with its Bible verse. */
function CoreValues() {
  return (
    <section aria-labelledby="values">
      <PartHeading id="values">{visionMessages.values}</PartHeading>
      <p className={styles.intro}>{visionTexts.values}</p>
      <ol className={styles.values}>
        {coreValues.map(({ name, title, text, verse, reference }) => (
          <li key={name} className={styles.value}>
            <p className={styles.valueName}>{name}</p>
            <div className={styles.valueWords}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
              <Scripture className={styles.valueVerse} text={verse} reference={reference} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The church's goals, and what it does for each. */
function Visions() {
  return (
    <section aria-labelledby="visions">
      <PartHeading id="visions">{visionMessages.visions}</PartHeading>
      <p className={styles.intro}>{visionTexts.visions}</p>
      <ul className={styles.visions}>
        {visions.map(({ name, icon, title, text, goals, verse, reference }) => (
          <li key={name} className={styles.vision}>
            <div className={styles.head}>
              <p className={styles.visionName}>
                <span className={styles.mark}>
                  <SubjectIcon name={icon} />
                </span>
                <span>{name}</span>
              </p>
              <h3 className={styles.title}>{title}</h3>
              <Scripture className={styles.visionVerse} text={verse} reference={reference} />
            </div>
            <div className={styles.visionWords}>
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

/** When the church was founded and how many belong to it (INTR-04). */
function ChurchFacts() {
  return (
    <section aria-labelledby="facts">
      <PartHeading id="facts">{visionMessages.facts}</PartHeading>
      <dl className={styles.facts}>
        {churchNumbers.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
