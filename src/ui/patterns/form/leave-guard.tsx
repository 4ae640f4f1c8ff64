import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { ChangesLeft, MakeLeaveQuestion } from '@/shared/leave-guard.machine.ts';
import type { ChangesEnd, ChangesHolder } from '@/shared/unsaved-changes.ts';
import { pageHistory } from '@/ui/kit/history/page-history.ts';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { leaveMessages } from '@/ui/messages/ko/forms.ts';

interface LeaveQuestion {
  /** Leaving was blocked, and the user is asked to confirm it. */
  readonly isAsking: boolean;
  /** The question concerns a part of the page, not the page itself. */
  readonly isClosing: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Closes the part that holds the changes; asks first if there are any. */
  readonly tryClosing: (holder: Receiver<ChangesLeft>) => void;
}

/**
 * Asks before a page with unsaved changes is left (MEMB-05); `LeaveDialog` shows the question.
 * @param changes must stay the same actor while the page is shown
 * @param subject of the changes, where it can be removed while they are there
 */
export function useLeaveGuard(
  leaveQuestion: MakeLeaveQuestion,
  changes: ChangesHolder,
  subject?: ChangesEnd,
): LeaveQuestion {
  const machine = useMemo(() => leaveQuestion(pageHistory), [leaveQuestion]);
  const [snapshot, send] = useMachine(machine, { input: { changes, subject } });

  return {
    isAsking: snapshot.hasTag('asking'),
    isClosing: snapshot.context.holder !== undefined,
    leave: () => send({ type: 'leave.chosen' }),
    stay: () => send({ type: 'stay.chosen' }),
    tryClosing: (holder) => send({ type: 'close.asked', holder }),
  };
}

type LeaveDialogProps = Omit<LeaveQuestion, 'tryClosing'>;

/** Asks before a page with unsaved changes is left, or before the part that holds them is closed. */
export function LeaveDialog({ isAsking, isClosing, leave, stay }: LeaveDialogProps) {
  const { question, confirm, stay: stayLabel } = isClosing ? leaveMessages.closing : leaveMessages.leaving;
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={stay}
      title={leaveMessages.title}
      closeLabel={leaveMessages.close}
      cancelLabel={stayLabel}
      confirmLabel={confirm}
      onConfirmed={leave}
      danger
      leavesBack
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}
