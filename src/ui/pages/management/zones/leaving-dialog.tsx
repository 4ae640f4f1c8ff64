import type { Zone } from '@/admin/domain/zone-board.ts';
import type { ZoneChange, ZoneItem, ZonePlace } from '@/admin/domain/zone-change.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { leavingQuestion, zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { type RunningBoard, useBoardViewModel } from '@/ui/patterns/board/use-board.ts';

interface LeavingDialogProps {
  readonly running: RunningBoard<readonly Zone[], ZoneItem, ZonePlace, ZoneChange>;
}

/** Asks before a head or spouse leaves their family, since that cannot be undone. */
export function LeavingDialog({ running }: LeavingDialogProps) {
  const { actor } = running;
  const change = useBoardViewModel(running, ({ confirming }) => confirming);
  const move = change?.kind === 'member' ? change : undefined;
  return (
    <ConfirmDialog
      open={move !== undefined}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'change.declined' });
      }}
      title={zoneMessages.confirmTitle}
      closeLabel={zoneMessages.confirmClose}
      confirmLabel={zoneMessages.confirm}
      onConfirmed={() => actor.send({ type: 'change.confirmed' })}
    >
      {move !== undefined && leavingQuestion(move.person.name, move.from, isHead(move))}
    </ConfirmDialog>
  );
}

function isHead({ person, from: { head } }: ZoneChange & { readonly kind: 'member' }): boolean {
  return head !== undefined && sameId(head.id, person.id);
}
