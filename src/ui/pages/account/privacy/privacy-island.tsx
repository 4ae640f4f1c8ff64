import { AccountDeletion } from './account-deletion.tsx';
import { OwnRecordPart } from './own-record-part.tsx';
import styles from './privacy.module.css';

/** The parts of the page; each is read by itself and can fail by itself (MINE-06). */
export function PrivacyIsland() {
  return (
    <div className={styles.parts}>
      <OwnRecordPart />
      <AccountDeletion />
    </div>
  );
}
