import { churchMotto } from '@/church/facts.ts';
import { visionTexts } from '@/church/vision.ts';
import { visionMessages } from '@/ui/messages/ko/vision-messages.ts';
import { Scripture } from '@/ui/patterns/scripture/scripture.tsx';
import styles from './motto-panel.module.css';

/** The church's motto, its Bible verse, and a picture of the chapel's light. */
export function MottoPanel() {
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
      <div className={styles.words}>
        <h2 className={styles.label} id="motto">
          {visionMessages.mottoLabel}
        </h2>
        <p className={styles.motto}>{churchMotto}</p>
        <Scripture className={styles.verse} {...visionTexts.verse} />
      </div>
    </section>
  );
}
