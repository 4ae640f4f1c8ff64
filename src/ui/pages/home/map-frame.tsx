import type { ReactNode } from 'react';
import { ExternalLink } from '@/ui/kit/navigation/external-link.tsx';
import { mapCredit } from '@/ui/messages/ko/home-messages.ts';
import { churchMap } from './church-place.ts';
import styles from './map.module.css';

/** The frame of the map, 300 px high, with its attribution (HOME-06). */
export function MapFrame({ children }: { readonly children: ReactNode }) {
  const { name, url } = churchMap.credit;
  const credit = mapCredit(name);
  return (
    <div className={styles.frame}>
      {children}
      <p className={styles.attribution}>
        {credit.before}
        <ExternalLink href={url}>{credit.link}</ExternalLink>
      </p>
    </div>
  );
}
