import { privacyFeature } from '@/composition/privacy.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { InTurn } from '@/ui/kit/layout/in-turn.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { OwnRecordPart } from './own-record-part.tsx';
import styles from './privacy.module.css';

/** The parts of the page; each is loaded and fails independently (MINE-06). */
function Privacy({ services }: HasServices<typeof privacyFeature>) {
  return (
    <InTurn className={styles.parts}>
      <OwnRecordPart
        record={services.record}
        save={services.saveRecord}
        corrections={services.corrections}
        correctionForm={services.correctionForm}
      />
      <AccountDeletion provided={services.deletion} />
    </InTurn>
  );
}

export const PrivacyIsland = withServices(privacyFeature, Privacy);
