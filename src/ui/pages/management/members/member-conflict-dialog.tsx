import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { MEMBER_FIELDS } from '@/admin/domain/member-draft.ts';
import type { MemberConflict, MemberDetailEvent } from '@/admin/machines/member-detail-state.ts';
import { membersFeature } from '@/composition/members.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { conflictMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ConflictChoices } from './conflict-choices.tsx';

interface MemberConflictDialogProps {
  readonly met: MemberConflict;
  readonly send: (event: MemberDetailEvent) => void;
}

/**
 * The user's changes beside those that somebody else has saved meanwhile (MEMB-05). When it is closed, the form is left
 * unchanged.
 */
export function MemberConflictDialog({ met, send }: MemberConflictDialogProps) {
  const conflictOf = useService(membersFeature, 'conflict');
  const provided = useMemo(
    () => conflictOf(met, (record) => send({ type: 'member.saved', record })),
    [conflictOf, met, send],
  );
  const [snapshot, choose] = useMachine(provided.machine, { input: provided.input });
  const viewModel = provided.select(snapshot);
  const { choices, reason } = viewModel;
  const leave = () => send({ type: 'conflict.left' });
  return (
    <Dialog open onOpenChange={leave} title={conflictMessages.title} closeLabel={conflictMessages.close} wide>
      <Async
        state={viewModel.theirs}
        loading={conflictMessages.loading}
        lines={5}
        renderFailed={(failure) => (
          <FailureState
            sentence={conflictMessages.failed}
            reason={failure}
            onRetry={() => choose({ type: 'retry.asked' })}
          />
        )}
      >
        {(theirs) => (
          <ConflictChoices
            rows={MEMBER_FIELDS.flatMap((field) => {
              const side = choices[field];
              return side === undefined ? [] : [{ field, mine: viewModel.mine[field], theirs: theirs[field], side }];
            })}
            reason={reason}
            isSaving={viewModel.isSaving}
            onChosen={(field, side) => choose({ type: 'side.chosen', field, side })}
            onAllChosen={(side) => choose({ type: 'side.chosenForAll', side })}
            onConfirmed={() => choose({ type: 'choice.confirmed' })}
            onLeft={leave}
          />
        )}
      </Async>
    </Dialog>
  );
}
