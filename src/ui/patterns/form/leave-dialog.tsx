import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { leaveMessages } from '@/ui/messages/ko/leave-messages.ts';

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
