import { ContainerModule } from 'inversify';
import { makeHttpCorrectionRequestRepository } from '@/adapters/http/http-correction-request-repository.ts';
import { type ProvidedCorrectionInbox, provideCorrectionInbox } from '@/admin/machines/provide-correction-inbox.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { storedReasons } from './stored-reasons.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

export const CORRECTION_INBOX = token<ProvidedCorrectionInbox>('CorrectionInbox');

/** The corrections that members request from the office (MINE-06). */
export const correctionInboxBindings = new ContainerModule(({ bind }) => {
  bind(CORRECTION_INBOX).toResolvedValue(
    (send, notifications, user) =>
      provideCorrectionInbox(makeHttpCorrectionRequestRepository(send), {
        notifications,
        possessiveName,
        reasons: storedReasons(user, 'correctionDeclines'),
        user,
      }),
    [AUTHENTICATED_CLIENT, NOTIFICATIONS, CURRENT_USER],
  );
});
