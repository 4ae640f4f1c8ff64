import type { Correction } from '@/admin/domain/correction.ts';
import type { Acceptance } from '@/admin/machines/requests-state.ts';
import { correctionInboxMessages } from '@/ui/messages/ko/correction-inbox-messages.ts';
import { CorrectionEntry } from './correction-entry.tsx';
import { OpenRequests } from './open-requests.tsx';
import type { RunningRequests } from './use-requests.ts';

/** The corrections that members request from the office, for an Admin (MINE-06). */
export function Corrections({ running }: { readonly running: RunningRequests<Correction, Acceptance<Correction>> }) {
  return (
    <OpenRequests
      running={running}
      messages={correctionInboxMessages}
      declineLead={({ username }) => correctionInboxMessages.declineLead(username)}
      renderEntry={(entry) => <CorrectionEntry key={entry.request.id} {...entry} />}
    />
  );
}
