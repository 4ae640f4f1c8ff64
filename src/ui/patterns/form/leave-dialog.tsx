import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { leaveMessages } from '@/ui/messages/ko/leave-messages.ts';

interface LeaveDialogProps {
  readonly isAsking: boolean;
  readonly isClosing: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

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
