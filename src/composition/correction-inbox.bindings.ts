import { ContainerModule } from 'inversify';
import { makeHttpCorrectionInbox } from '@/adapters/http/http-correction-inbox.ts';
import { type ProvidedCorrectionInbox, provideCorrectionInbox } from '@/admin/machines/provide-correction-inbox.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

export const CORRECTION_INBOX = token<ProvidedCorrectionInbox>('CorrectionInbox');

/** What members ask the office to correct (MINE-06). */
export const correctionInboxBindings = new ContainerModule(({ bind }) => {
  bind(CORRECTION_INBOX).toResolvedValue(
    (send, notifications) => provideCorrectionInbox(makeHttpCorrectionInbox(send), notifications, possessiveName),
    [AUTHENTICATED_CLIENT, NOTIFICATIONS],
  );
});
