import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/browser-file-saver.ts';
import { makeHttpOwnRecordRepository } from '@/adapters/http/http-own-record-repository.ts';
import type { OwnRecord } from '@/people/domain/own-record.ts';
import { makeSaveOwnRecord, type SaveOwnRecord } from '@/people/use-cases/make-save-own-record.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { accountDeletionBindings } from './account-deletion.bindings.ts';
import { ACCOUNT_DELETION } from './account-deletion.tokens.ts';
import { accountDeletionGatewayBindings } from './account-deletion-gateway.bindings.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, SERVER } from './tokens.ts';

const OWN_RECORD = token<ProvidedReadOnce<OwnRecord>>('OwnRecord');
const SAVE_OWN_RECORD = token<SaveOwnRecord>('SaveOwnRecord');

const bindings = new ContainerModule(({ bind }) => {
  bind(OWN_RECORD).toResolvedValue(
    (send, { baseUrl }) => provideReadOnce(makeHttpOwnRecordRepository(send, baseUrl)),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(SAVE_OWN_RECORD).toResolvedValue((clock) => makeSaveOwnRecord(browserFileSaver, clock), [CLOCK]);
});

/** What the church knows of the user (MINE-06). */
export const privacyFeature = createFeature(
  { record: OWN_RECORD, saveRecord: SAVE_OWN_RECORD, deletion: ACCOUNT_DELETION },
  [accountDeletionGatewayBindings, accountDeletionBindings, bindings],
);
