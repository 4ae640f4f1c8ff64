import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { rolesFeature } from '@/composition/roles.feature.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import { personPickerMachine } from '@/organisation/machines/person-picker.machine.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { candidateMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { PersonSearch } from '@/ui/patterns/person/person-search.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';

/** The picker's one place: the holder of the role. */
const PLACE = { section: 'role', office: 'holder' };

interface CandidateSearchProps {
  readonly onChosen: (member: MemberName) => void;
}

/**
 * Searches a member by name when the Admin does not know the e-mail address (ROLE-05). The register is read when the
 * search is opened.
 */
export function CandidateSearch({ onChosen }: CandidateSearchProps) {
  const [snapshot, send] = useMachine(personPickerMachine);
  if (!snapshot.hasTag('open')) {
    return (
      <div>
        <Button variant="quiet" onClick={() => send({ type: 'picker.opened', place: PLACE })}>
          {messages.open}
        </Button>
      </div>
    );
  }
  return (
    <Candidates>
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

interface CandidatesProps {
  readonly children: (members: readonly MemberName[]) => ReactNode;
}

function Candidates({ children }: CandidatesProps) {
  const { viewModel, retry } = useReading(useService(rolesFeature, 'candidates'));
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
