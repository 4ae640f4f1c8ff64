import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { organisationManagementFeature } from '@/composition/organisation-management.feature.ts';
import type { PartRef } from '@/organisation/domain/part-sheet.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { managementMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { LeaveDialog } from '@/ui/patterns/form/leave-dialog.tsx';
import { useLeaveGuard } from '@/ui/patterns/form/use-leave-guard.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { ChangedDialog } from './changed-dialog.tsx';
import { PartFailure } from './part-failure.tsx';
import { PartForm } from './part-form.tsx';
import { ToParts } from './to-parts.tsx';

interface PartEditorProps {
  readonly part: PartRef;
  /** The committee that a department belongs to. */
  readonly committee: string | undefined;
}

/** One part with everybody who serves in it, to be changed and saved (ORGN-10). Each address is a view of its own. */
export function PartEditor({ part, committee }: PartEditorProps) {
  const edit = useService(organisationManagementFeature, 'part');
  const { kind, id } = part;
  const binding = useMemo(() => edit({ kind, id }), [edit, kind, id]);
  const [snapshot, send, actor] = useMachine(binding.machine);
  const viewModel = binding.select(snapshot);
  const members = useReading(useService(organisationManagementFeature, 'members'));
  const question = useLeaveGuard(
    useService(organisationManagementFeature, 'leaveQuestion'),
    actor,
    (current) => binding.select(current).isChanged,
  );
  const leave = () => {
    question.leave();
    // What is left on purpose does not come back.
    send({ type: 'changes.undone' });
  };
  return (
    <>
      <ToParts committee={committee} />
      <Async
        state={viewModel.sheet}
        loading={managementMessages.partLoading}
        lines={8}
        renderFailed={(reason) => <PartFailure reason={reason} onRetry={() => send({ type: 'retry.asked' })} />}
      >
        {(sheet) => <PartForm part={part} sheet={sheet} viewModel={viewModel} send={send} members={members} />}
      </Async>
      <ChangedDialog
        meanwhile={viewModel.meanwhile}
        mine={viewModel.changes}
        onMineKept={() => send({ type: 'mine.kept' })}
        onTheirsTaken={() => send({ type: 'theirs.taken' })}
        onClosed={() => send({ type: 'question.closed' })}
      />
      <LeaveDialog {...question} leave={leave} />
    </>
  );
}
