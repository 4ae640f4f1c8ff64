import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { correctionInboxMessages } from '@/ui/messages/ko/correction-inbox-messages.ts';
import { CorrectionEntry } from './correction-entry.tsx';
import { OpenRequests } from './open-requests.tsx';

/** What members ask the office to correct, for an Admin (MINE-06). */
export function Corrections() {
  return (
    <OpenRequests
      provided={useService(rolesFeature, 'corrections')}
      messages={correctionInboxMessages}
      renderEntry={(entry) => <CorrectionEntry key={entry.request.id} {...entry} />}
    />
  );
}
