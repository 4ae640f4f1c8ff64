import type { OrganisationPartFace } from '@/organisation/machines/organisation-part-binding.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { managementMessages, partMessages, saveRefusals } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './part-form.module.css';

/** That a change has come back, and why the last one was not saved. */
export function PartNotices({ face }: { readonly face: OrganisationPartFace }) {
  return (
    <div className={styles.notices}>
      {face.isRestored && face.isChanged && (
        <Notice>
          <strong>{managementMessages.restored}</strong>
          <p>{managementMessages.restoredNext}</p>
        </Notice>
      )}
      {face.refusal !== undefined && (
        <Notice key={face.refusals} kind="bad" alert>
          <strong>{partMessages.notSaved}</strong>
          <p>
            {saveRefusals[face.refusal] ?? faultSentences[face.refusal]} {partMessages.kept}
          </p>
        </Notice>
      )}
    </div>
  );
}
