import { useMachine } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { EditedPage, EditingFactory } from '@/content/machines/provide-editing.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { editDialogMessages } from '@/ui/messages/ko/editing-messages.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { ConflictDialog } from '@/ui/patterns/conflict/conflict-dialog.tsx';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { EditForm, type RunningEdit } from './edit-form.tsx';

export interface AskedEditProps<Item> {
  /** The post that the user has chosen; undefined where a change that was begun before may go on. */
  readonly id: EntityId | undefined;
  /** Must stay the same while the dialog is shown. */
  readonly page: EditedPage<Item>;
  readonly right: PublishingRight;
}

interface EditDialogProps<Field extends string, ValidationError extends string, Item> extends AskedEditProps<Item> {
  readonly editing: EditingFactory<Field, ValidationError, Item>;
  /** The congregation's word for what is changed. */
  readonly noun: string;
  /** Those of what is published, unless given. */
  readonly texts?: ReturnType<typeof editDialogMessages>;
  readonly labels: Readonly<Record<Field, string>>;
  /** A field's value in the comparison; '' where it is empty. */
  readonly shown?: (field: Field, text: string) => ReactNode;
  /** The form. */
  readonly children: (edit: RunningEdit<Field, ValidationError>) => ReactNode;
}

/** The dialog in which something published is changed (EDIT-01), and compared with the change of somebody else (EDIT-02). */
export function EditDialog<Field extends string, ValidationError extends string, Item>(
  props: EditDialogProps<Field, ValidationError, Item>,
) {
  const { id, page, right, editing, noun, labels, shown = (_, text) => text.trim(), children } = props;
  const { texts = editDialogMessages(noun) } = props;
  const provided = useMemo(() => editing(page), [editing, page]);
  const [snapshot, send, actor] = useMachine(provided.machine, {
    input: useMemo(() => provided.input(id), [provided, id]),
  });
  const { conflict } = snapshot.context;
  const compared = useMemo(() => conflict && provided.conflict(actor, conflict), [provided, actor, conflict]);
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
          state={provided.select(snapshot)}
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
          {({ draft }) => (
            <EditForm
              provided={provided}
              actor={actor}
              right={right}
              before={draft}
              isLost={snapshot.hasTag('lost')}
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
