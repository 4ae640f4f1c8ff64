import type { OrganisationPartViewModel } from '@/organisation/machines/provide-organisation-part.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { managementMessages, partMessages, saveFailures } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './part-form.module.css';

/** That a change has come back, and why the last one was not saved. */
export function PartNotices({ viewModel }: { readonly viewModel: OrganisationPartViewModel }) {
  return (
    <div className={styles.notices}>
      {viewModel.isRestored && viewModel.isChanged && (
        <Notice>
          <strong>{managementMessages.restored}</strong>
          <p>{managementMessages.restoredNext}</p>
        </Notice>
      )}
      {viewModel.saveFailure !== undefined && (
        <Notice kind="bad" alert>
          <strong>{partMessages.notSaved}</strong>
          <p>
            {saveFailures[viewModel.saveFailure] ?? failureMessages[viewModel.saveFailure]} {partMessages.kept}
          </p>
        </Notice>
      )}
    </div>
  );
}
