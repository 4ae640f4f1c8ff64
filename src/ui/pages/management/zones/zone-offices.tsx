import { memo } from 'react';
import { type Zone, zoneRoles } from '@/admin/domain/zone-board.ts';
import { OfficeRow } from './office-row.tsx';
import styles from './zone-board.module.css';

/** The three offices of a zone with the people who hold them (ZONE-01). */
export const ZoneOffices = memo(function ZoneOffices({ zone }: { readonly zone: Zone }) {
  return (
    <dl className={styles.offices}>
      {zoneRoles.map((role) => (
        <OfficeRow key={role} zoneId={zone.id} zoneName={zone.name} role={role} holder={zone[role]} />
      ))}
    </dl>
  );
});
