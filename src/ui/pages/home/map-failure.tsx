import { Icon } from '@/ui/kit/icons/icon.tsx';
import { ExternalLink } from '@/ui/kit/navigation/external-link.tsx';
import { homeMessages, mapMessages } from '@/ui/messages/ko/home-messages.ts';
import { placeElsewhere } from './church-place.ts';
import styles from './map.module.css';

/** Shown when the map cannot be loaded: the address as text, and a link to another map. */
export function MapFailure() {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{mapMessages.failed}</strong>
      </p>
      <p>{homeMessages.addressText}</p>
      <ExternalLink alone href={placeElsewhere}>
        <Icon name="out" />
        {mapMessages.elsewhere}
      </ExternalLink>
    </div>
  );
}
