import { historyEras } from '@/church/history.ts';
import { eraYears, historyMessages } from '../messages/history-messages.ts';
import { eraId } from './era-id.ts';
import styles from './era-links.module.css';

/** A way into the long timeline, by its eras. */
export function EraLinks() {
  return (
    <nav className={styles.eras} aria-label={historyMessages.eras}>
      <ul className={styles.list}>
        {historyEras.map((era) => (
          <li key={era.from}>
            <a className={styles.link} href={`#${eraId(era)}`}>
              {eraYears(era)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
