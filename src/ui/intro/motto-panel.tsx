import picture from '../assets/slide-3.svg';
import { Scripture } from '../kit/scripture.tsx';
import { churchMotto } from '../messages/church-facts.ts';
import { visionMessages } from '../messages/vision-messages.ts';
import styles from './motto-panel.module.css';

/** The motto of the church, the verse that it stands on, and the light of the chapel. */
export function MottoPanel() {
  return (
    <section className={styles.panel} aria-labelledby="motto">
      <img
        className={styles.picture}
        src={picture}
        alt={visionMessages.pictureAlt}
        width={1200}
        height={800}
        decoding="async"
      />
      <div className={styles.words}>
        <h2 className={styles.label} id="motto">
          {visionMessages.mottoLabel}
        </h2>
        <p className={styles.motto}>{churchMotto}</p>
        <Scripture className={styles.verse} {...visionMessages.verse} />
      </div>
    </section>
  );
}
