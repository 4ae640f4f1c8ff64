import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import { createPickerMachine } from '@/shared/machines/picker.machine.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { candidateMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { PersonSearch } from '@/ui/patterns/person/person-search.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';

/** Without a subject: a page has one role, and one candidate is picked for it. */
const candidatePicker = createPickerMachine<undefined>();

interface CandidateSearchProps {
  readonly candidates: ProvidedReadOnce<readonly MemberName[]>;
  readonly onChosen: (member: MemberName) => void;
}

/**
 * Searches a member by name when the Admin does not know the e-mail address (ROLE-05). The register is read when the
 * search is opened.
 */
export function CandidateSearch({ candidates, onChosen }: CandidateSearchProps) {
  const [snapshot, send] = useMachine(candidatePicker);
  if (!snapshot.hasTag('open')) {
    return (
      <div>
        <Button variant="quiet" onClick={() => send({ type: 'picker.opened', subject: undefined })}>
          {messages.open}
        </Button>
      </div>
    );
  }
  return (
    <Candidates candidates={candidates}>
      {(members) => (
        <PersonSearch
          members={members}
          picker={snapshot.context}
          send={send}
          onChosen={(member) => {
            onChosen(member);
            send({ type: 'picker.closed' });
          }}
        />
      )}
    </Candidates>
  );
}

interface CandidatesProps extends Pick<CandidateSearchProps, 'candidates'> {
  readonly children: (members: readonly MemberName[]) => ReactNode;
}

function Candidates({ candidates, children }: CandidatesProps) {
  const { viewModel, retry } = useReading(candidates);
  return (
    <Async
      state={viewModel}
      loading={messages.loading}
      lines={4}
      empty={messages.empty}
      renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />}
    >
      {children}
    </Async>
  );
}
