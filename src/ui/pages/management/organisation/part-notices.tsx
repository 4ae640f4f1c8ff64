import type { OrganisationPartViewModel } from '@/organisation/machines/provide-organisation-part.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { managementMessages, partMessages, saveFailures } from '@/ui/messages/ko/organisation-management-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import styles from './part-form.module.css';

/** The notices that unsaved changes were restored, and why the last save failed. */
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
        <FormError
          message={{
            literal: partMessages.notSaved,
            sentence: inTurn(
              saveFailures[viewModel.saveFailure] ?? failureMessages[viewModel.saveFailure],
              partMessages.kept,
            ),
          }}
        />
      )}
    </div>
  );
}
