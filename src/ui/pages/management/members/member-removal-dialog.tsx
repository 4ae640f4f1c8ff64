import type { MemberEntry } from '@/admin/members/members.ts';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { memberRemovalMessages, removalFacts, removalQuestion } from '@/ui/messages/ko/members.ts';

interface MemberRemovalDialogProps {
  /** Undefined while the dialog is closed. */
  readonly member: MemberEntry | undefined;
  readonly busy?: boolean | undefined;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
}

/** Asks before a member is removed, and explains the consequences (MEMB-06). */
export function MemberRemovalDialog({ member, busy = false, onConfirmed, onClosed }: MemberRemovalDialogProps) {
  return (
    <ConfirmDialog
      open={member !== undefined}
      onOpenChange={onClosed}
      title={memberRemovalMessages.title}
      closeLabel={memberRemovalMessages.close}
      confirmLabel={busy ? memberRemovalMessages.removing : memberRemovalMessages.confirm}
      onConfirmed={onConfirmed}
      busy={busy}
      danger
    >
      {member !== undefined && (
        <>
          <p>
            <strong>{removalQuestion(member)}</strong>
          </p>
          <p>{removalFacts(member)}</p>
          <p>{memberRemovalMessages.effect}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
