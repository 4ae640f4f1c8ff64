import { Link } from '@/ui/kit/navigation/link.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { zoneMessages } from '@/ui/messages/ko/zones.ts';
import type { ZoneView } from './zone-sections.tsx';
import styles from './zone-switch.module.css';

interface ZoneSwitchProps {
  readonly view: ZoneView;
  /** The address of each view of the zones. */
  readonly hrefs: Readonly<Record<ZoneView, string>>;
}

const LABELS: Readonly<Record<ZoneView, string>> = { zones: zoneMessages.byZone, families: zoneMessages.byFamily };

/** Links between the two views of the zones, each with an address of its own. */
export function ZoneSwitch({ view, hrefs }: ZoneSwitchProps) {
  return (
    <nav className={styles.views} aria-label={zoneMessages.views}>
      {(['zones', 'families'] as const).map((name) => (
        <Link
          key={name}
          href={hrefs[name]}
          replace
          className={styles.view}
          aria-current={name === view ? 'page' : undefined}
        >
          <span>
            <span>{LABELS[name]}</span>
            <span className={styles.rest}>{zoneMessages.byEnd}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** The view of the zones that the address asks for. */
export function useZoneView(): ZoneView {
  return new URLSearchParams(useSearch()).get('view') === 'families' ? 'families' : 'zones';
}
