import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { PartRef } from '@/organisation/domain/part-sheet.ts';
import type { OrganisationPartFactory } from '@/organisation/machines/provide-organisation-parts.ts';
import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { managementMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { LeaveDialog } from '@/ui/patterns/form/leave-dialog.tsx';
import { useLeaveGuard } from '@/ui/patterns/form/use-leave-guard.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { BackToParts } from './back-to-parts.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { PartFailure } from './part-failure.tsx';
import { PartForm } from './part-form.tsx';

interface PartEditorProps {
  readonly part: PartRef;
  /** The committee of a department. */
  readonly committee: string | undefined;
  readonly edit: OrganisationPartFactory;
  /** The members who can be given an office. */
  readonly members: ProvidedReadOnce<readonly MemberName[]>;
  readonly leaveQuestion: typeof leaveGuardMachine;
}

/** Edits one part and its seats (ORGN-10). Remounted for each address. */
export function PartEditor({ part, committee, edit, members, leaveQuestion }: PartEditorProps) {
  const { kind, id } = part;
  const provided = useMemo(() => edit({ kind, id }), [edit, kind, id]);
  const [snapshot, send, actor] = useMachine(provided.machine);
  const viewModel = provided.select(snapshot);
  const choosable = useReading(members);
  const question = useLeaveGuard(leaveQuestion, actor);
  const leave = () => {
    question.leave();
    // Changes that the user discarded by leaving are not restored.
    send({ type: 'changes.undone' });
  };
  return (
    <>
      <BackToParts committee={committee} />
      <Async
        state={viewModel.sheet}
        loading={managementMessages.partLoading}
        lines={8}
        renderFailed={(reason) => <PartFailure reason={reason} onRetry={() => send({ type: 'retry.asked' })} />}
      >
        {(sheet) => <PartForm part={part} sheet={sheet} viewModel={viewModel} send={send} members={choosable} />}
      </Async>
      <ChangedDialog
        meanwhile={viewModel.meanwhile}
        mine={viewModel.changes}
        onMineKept={() => send({ type: 'mine.chosen' })}
        onTheirsTaken={() => send({ type: 'theirs.chosen' })}
        onClosed={() => send({ type: 'question.closed' })}
      />
      <LeaveDialog {...question} leave={leave} />
    </>
  );
}
