import { ContainerModule } from 'inversify';
import { makeHttpCorrectionRepository } from '@/adapters/http/http-correction-repository.ts';
import { makeHttpOwnRecordRepository } from '@/adapters/http/http-own-record-repository.ts';
import { emptyCorrection } from '@/people/domain/correction.ts';
import type { OwnRecord } from '@/people/domain/own-record.ts';
import {
  type CorrectionForm,
  type ProvidedCorrections,
  provideCorrectionForm,
  provideCorrections,
} from '@/people/machines/provide-corrections.ts';
import type { CorrectionRepository } from '@/people/ports/correction-repository.ts';
import { makeAskForCorrection } from '@/people/use-cases/make-ask-for-correction.ts';
import { makeSaveOwnRecord, type SaveOwnRecord } from '@/people/use-cases/make-save-own-record.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { ACCOUNT_DELETION, accountDeletionBindings } from './account-deletion.bindings.ts';
import { accountDeletionGatewayBindings } from './account-deletion-gateway.bindings.ts';
import { createFeature } from './feature.ts';
import { FILE_SAVER, fileSaverBindings } from './file-saver.bindings.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

const OWN_RECORD = token<ProvidedReadOnce<OwnRecord>>('OwnRecord');
const SAVE_OWN_RECORD = token<SaveOwnRecord>('SaveOwnRecord');
const CORRECTION_REPOSITORY = token<CorrectionRepository>('CorrectionRepository');
const CORRECTIONS = token<ProvidedCorrections>('Corrections');
const CORRECTION_FORM = token<CorrectionForm>('CorrectionForm');

const bindings = new ContainerModule(({ bind }) => {
  bind(OWN_RECORD).toResolvedValue(
    (send, baseUrl) => provideReadOnce(makeHttpOwnRecordRepository(send, baseUrl)),
    [AUTHENTICATED_CLIENT, BASE_URL],
  );
  bind(SAVE_OWN_RECORD).toResolvedValue(makeSaveOwnRecord, [FILE_SAVER, CLOCK]);
  bind(CORRECTION_REPOSITORY).toResolvedValue(makeHttpCorrectionRepository, [AUTHENTICATED_CLIENT]);
  bind(CORRECTIONS).toResolvedValue(provideCorrections, [CORRECTION_REPOSITORY, NOTIFICATIONS, CURRENT_USER]);
  bind(CORRECTION_FORM).toResolvedValue(
    (repository, user) =>
      provideCorrectionForm(
        makeAskForCorrection(repository),
        storedDraft(user, 'correction', () => emptyCorrection),
      ),
    [CORRECTION_REPOSITORY, CURRENT_USER],
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
  [accountDeletionGatewayBindings, accountDeletionBindings, fileSaverBindings, bindings],
);
