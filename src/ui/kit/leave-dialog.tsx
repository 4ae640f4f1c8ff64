import { leaveMessages } from '../messages/leave-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before a page is left whose changes are not saved. */
export function LeaveDialog({ isAsking, leave, stay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={stay}
      title={leaveMessages.title}
      closeLabel={leaveMessages.close}
      cancelLabel={leaveMessages.stay}
      confirmLabel={leaveMessages.leave}
      onConfirmed={leave}
      danger
      leavesBack
    >
      <p>{leaveMessages.question}</p>
    </ConfirmDialog>
  );
}
