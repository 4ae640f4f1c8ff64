import { useMachine } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { AskedEdit, ProvidedEditing } from '@/content/machines/provide-editing.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { editDialogMessages } from '@/ui/messages/ko/editing-messages.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { ConflictDialog } from '@/ui/patterns/conflict/conflict-dialog.tsx';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { EditForm, type RunningEdit } from './edit-form.tsx';

export interface AskedEditProps<Item> extends AskedEdit<Item> {
  readonly right: PublishingRight;
}

interface EditDialogProps<Field extends string, ValidationError extends string, Item, Value>
  extends AskedEditProps<Item> {
  readonly editing: ProvidedEditing<Field, ValidationError, Item, Value>;
  /** The noun for the kind of item, in Korean. */
  readonly noun: string;
  /** The words of the dialog; by default those for a published item. */
  readonly texts?: ReturnType<typeof editDialogMessages>;
  readonly labels: Readonly<Record<Field, string>>;
  /** A field's value in the comparison; '' where it is empty. */
  readonly shown?: (field: Field, text: string) => ReactNode;
  /** The form. */
  readonly children: (edit: RunningEdit<Field, ValidationError>) => ReactNode;
}

/**
 * The dialog in which a published item is changed (EDIT-01), and compared with the change of another user (EDIT-02).
 */
export function EditDialog<Field extends string, ValidationError extends string, Item, Value>(
  props: EditDialogProps<Field, ValidationError, Item, Value>,
) {
  const { id, own, owner, right, editing, noun, labels, shown = (_, text) => text.trim(), children } = props;
  const { texts = editDialogMessages(noun) } = props;
  const [snapshot, send, actor] = useMachine(editing.machine, {
    input: useMemo(() => editing.input({ id, own, owner }), [editing, id, own, owner]),
  });
  const { conflict } = snapshot.context;
  const compared = useMemo(() => conflict && editing.conflict(actor, conflict), [editing, actor, conflict]);
  return (
    <>
      <Dialog
        open={snapshot.hasTag('open')}
        onOpenChange={() => send({ type: snapshot.hasTag('asking') ? 'close.cancelled' : 'close.asked' })}
        title={texts.heading}
        closeLabel={texts.close}
        wide
      >
        <Async
          state={editing.select(snapshot)}
          loading={texts.loading}
          lines={8}
          renderFailed={(reason) =>
            reason === 'notFound' ? (
              <EmptyState sentence={texts.gone} next={texts.goneNext} />
            ) : (
              <FailureState sentence={texts.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
            )
          }
        >
          {(opened) => (
            <EditForm
              provided={editing}
              actor={actor}
              right={right}
              opened={opened}
              isRemoved={snapshot.hasTag('removed')}
              isAsking={snapshot.hasTag('asking')}
            >
              {children}
            </EditForm>
          )}
        </Async>
      </Dialog>
      {compared !== undefined && snapshot.hasTag('compared') && (
        <ConflictDialog
          provided={compared}
          labels={labels}
          shown={shown}
          onLeft={() => send({ type: 'conflict.left' })}
        />
      )}
    </>
  );
}
