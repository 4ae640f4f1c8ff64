import { ContainerModule } from 'inversify';
import { onTabShown } from '@/adapters/browser/tab-return.ts';
import { makeHttpCorrectionRepository } from '@/adapters/http/corrections.ts';
import { makeHttpOwnRecordRepository } from '@/adapters/http/own-record.ts';
import { type ProvidedAccountDeletion, provideAccountDeletion } from '@/auth/account-deletion.machine.ts';
import { makeChangeDeletion } from '@/auth/account-deletion.use-cases.ts';
import {
  type CorrectionForm,
  type ProvidedCorrections,
  provideCorrectionForm,
  provideCorrections,
} from '@/people/privacy.machine.ts';
import type { CorrectionRepository } from '@/people/privacy.ports.ts';
import { emptyCorrection, type OwnRecord } from '@/people/privacy.ts';
import { makeAskForCorrection, makeSaveOwnRecord, type SaveOwnRecord } from '@/people/privacy.use-cases.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { ACCOUNT_DELETION_GATEWAY, accountDeletionGatewayBindings } from './account-deletion-gateway.bindings.ts';
import { storedDraft } from './drafts.ts';
import { createFeature } from './entry.ts';
import { FILE_SAVER, fileSaverBindings } from './file-saver.bindings.ts';
import {
  AUTHENTICATED_CLIENT,
  BASE_URL,
  CLOCK,
  CURRENT_USER,
  NAVIGATION,
  NOTIFICATIONS,
  TAKES_KEYS,
  token,
} from './tokens.ts';

const OWN_RECORD = token<ProvidedReadOnce<OwnRecord>>('OwnRecord');
const SAVE_OWN_RECORD = token<SaveOwnRecord>('SaveOwnRecord');
const CORRECTION_REPOSITORY = token<CorrectionRepository>('CorrectionRepository');
const CORRECTIONS = token<ProvidedCorrections>('Corrections');
const CORRECTION_FORM = token<CorrectionForm>('CorrectionForm');
const ACCOUNT_DELETION = token<ProvidedAccountDeletion>('AccountDeletion');

const bindings = new ContainerModule(({ bind }) => {
  bind(OWN_RECORD).toResolvedValue(
    (send, baseUrl) => provideReadOnce(makeHttpOwnRecordRepository(send, baseUrl)),
    [AUTHENTICATED_CLIENT, BASE_URL],
  );
  bind(SAVE_OWN_RECORD).toResolvedValue(makeSaveOwnRecord, [FILE_SAVER, CLOCK]);
  bind(CORRECTION_REPOSITORY).toResolvedValue(makeHttpCorrectionRepository, [AUTHENTICATED_CLIENT]);
  bind(CORRECTIONS).toResolvedValue(provideCorrections, [CORRECTION_REPOSITORY, NOTIFICATIONS, CURRENT_USER]);
  bind(CORRECTION_FORM).toResolvedValue(
    (repository, user, notifications, navigation, isRecognised) =>
      provideCorrectionForm(
        makeAskForCorrection(repository),
        storedDraft(user, 'correction', () => emptyCorrection),
        { notifications, navigation },
        { isRecognised },
      ),
    [CORRECTION_REPOSITORY, CURRENT_USER, NOTIFICATIONS, NAVIGATION, TAKES_KEYS],
  );
  bind(ACCOUNT_DELETION).toResolvedValue(
    (gateway, notifications, navigation) =>
      provideAccountDeletion(gateway, makeChangeDeletion(gateway), onTabShown, { notifications, navigation }),
    [ACCOUNT_DELETION_GATEWAY, NOTIFICATIONS, NAVIGATION],
  );
});

/**
 * The data that the church has stored about the user, the corrections that they request, and the deletion of their
 * account (MINE-06).
 */
export const privacyFeature = createFeature(
  {
    record: OWN_RECORD,
    saveRecord: SAVE_OWN_RECORD,
    corrections: CORRECTIONS,
    correctionForm: CORRECTION_FORM,
    deletion: ACCOUNT_DELETION,
  },
  [accountDeletionGatewayBindings, fileSaverBindings, bindings],
);
