import { Icon } from '@/ui/kit/icons/icon.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { homeMessages, mapMessages } from '@/ui/messages/ko/home-messages.ts';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { placeElsewhere } from './church-place.ts';
import styles from './map.module.css';

/** Stands in the map's place where it cannot be had: the address in words, and the way to another map. */
export function MapFailure() {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{mapMessages.failed}</strong>
      </p>
      <p>{homeMessages.addressText}</p>
      <a className={`${text.link} ${text.tap}`} href={placeElsewhere} target="_blank" rel="noreferrer">
        <Icon name="out" />
        {mapMessages.elsewhere}
        <VisuallyHidden> {kitMessages.newWindow}</VisuallyHidden>
      </a>
    </div>
  );
}
