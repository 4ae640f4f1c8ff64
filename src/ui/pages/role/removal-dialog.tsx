import { useSelector } from '@xstate/react';
import { type RoleDetail, type RoleHolder, removalEffect } from '@/admin/domain/role-register.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { removalMessages, removalWarning } from '@/ui/messages/ko/role-messages.ts';

interface RemovalDialogProps {
  readonly detail: RoleDetail;
  /** The holder who would lose the role; undefined while the dialog is closed. */
  readonly removalCandidate: RoleHolder | undefined;
  readonly busy: boolean;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
}

/** Asks before a role is removed, and explains the consequences (ROLE-04). */
export function RemovalDialog({ detail, removalCandidate, busy, onConfirmed, onClosed }: RemovalDialogProps) {
  const userId = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userId ?? '');
  return (
    <ConfirmDialog
      open={removalCandidate !== undefined}
      onOpenChange={onClosed}
      title={removalMessages.title}
      closeLabel={removalMessages.close}
      confirmLabel={busy ? removalMessages.removing : removalMessages.confirm}
      onConfirmed={onConfirmed}
      busy={busy}
      danger
    >
      {removalCandidate !== undefined && (
        <p>{removalWarning(removalEffect(detail, removalCandidate, userId), removalCandidate.username, detail.name)}</p>
      )}
    </ConfirmDialog>
  );
}
