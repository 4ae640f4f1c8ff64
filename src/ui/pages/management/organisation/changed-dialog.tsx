import type { PartChanges } from '@/organisation/domain/part-changes.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { changedMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './changed-dialog.module.css';
import { ChangedSeats } from './changed-seats.tsx';

interface ChangedDialogProps {
  /** The changes of another user; undefined while the dialog is closed. */
  readonly meanwhile: PartChanges | undefined;
  readonly mine: PartChanges;
  readonly onMineKept: () => void;
  readonly onTheirsTaken: () => void;
  readonly onClosed: () => void;
}

/**
 * Asks which version to keep when two users have changed a part, so that nothing is overwritten unknowingly (ORGN-10).
 */
export function ChangedDialog({ meanwhile, mine, onMineKept, onTheirsTaken, onClosed }: ChangedDialogProps) {
  return (
    <Dialog
      open={meanwhile !== undefined}
      onOpenChange={onClosed}
      title={messages.title}
      closeLabel={messages.close}
      wide
    >
      {meanwhile !== undefined && (
        <div className={styles.body}>
          <p>{messages.lead}</p>
          <ChangedSeats meanwhile={meanwhile} mine={mine} />
          <p className={styles.hint}>{messages.keepMineHint}</p>
          <Buttons>
            <Button data-first-focus="" onClick={onMineKept}>
              {messages.keepMine}
            </Button>
            <Button variant="quiet" onClick={onTheirsTaken}>
              {messages.takeTheirs}
            </Button>
          </Buttons>
        </div>
      )}
    </Dialog>
  );
}
