import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import styles from './dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps extends Omit<DialogProps, 'wide' | 'whole' | 'children'> {
  /** What will happen, in a sentence. */
  readonly children: ReactNode;
  /** The label of the confirming button, such as `삭제합니다`. */
  readonly confirmLabel: string;
  readonly onConfirmed: () => void;
  readonly cancelLabel?: string | undefined;
  readonly busy?: boolean | undefined;
  /** The action removes something: its button is red. */
  readonly danger?: boolean | undefined;
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, onConfirmed, cancelLabel, busy, danger = false, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      <div className={styles.text}>{children}</div>
      <Buttons>
        <Button data-first-focus="" variant="quiet" onClick={() => dialog.onOpenChange(false)}>
          {cancelLabel ?? kitMessages.cancel}
        </Button>
        <Button variant={danger ? 'firmDanger' : 'primary'} busy={busy} onClick={onConfirmed}>
          {confirmLabel}
        </Button>
      </Buttons>
    </Dialog>
  );
}
