import { useMachine } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { DraftsFactory, DraftsPage } from '@/content/machines/provide-drafts.ts';
import { usePageLeft } from '@/ui/kit/navigation/use-page-left.ts';
import { draftDialogMessages } from '@/ui/messages/ko/draft-messages.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { EditDialog } from '@/ui/patterns/editing/edit-dialog.tsx';
import type { RunningEdit } from '@/ui/patterns/editing/edit-form.tsx';
import { useAskedEdit } from '@/ui/patterns/editing/use-asked-edit.ts';
import { DraftList } from './draft-list.tsx';

export interface AskedDraftsProps<List> {
  /** Must stay the same while the drafts are shown. */
  readonly page: DraftsPage<List>;
  readonly right: PublishingRight;
}

interface DraftsProps<Field extends string, ValidationError extends string, Post, List> extends AskedDraftsProps<List> {
  readonly drafts: DraftsFactory<Field, ValidationError, Post, List>;
  /** The noun for the kind of post, in Korean. */
  readonly noun: string;
  readonly labels: Readonly<Record<Field, string>>;
  readonly shown?: (field: Field, text: string) => ReactNode;
  /** The form of an opened draft. */
  readonly children: (edit: RunningEdit<Field, ValidationError>) => ReactNode;
}

/** The drafts of one kind of post: their list, and the dialog in which a draft is edited (EDIT-03). */
export function Drafts<Field extends string, ValidationError extends string, Post, List>(
  props: DraftsProps<Field, ValidationError, Post, List>,
) {
  const { page, right, drafts, noun, labels, shown, children } = props;
  const provided = useMemo(() => drafts(page), [drafts, page]);
  const [snapshot, send, list] = useMachine(provided.machine);
  const editing = useMemo(() => provided.editing(list), [provided, list]);
  // The state starts again for another user.
  const edit = useAskedEdit(undefined, list);
  usePageLeft(send);

  return (
    <>
      <DraftList
        state={provided.select(snapshot)}
        onOpened={edit.ask}
        onRemoved={(id) => send({ type: 'removal.asked', id })}
        onRetry={() => send({ type: 'retry.asked' })}
        onTurnedAway={snapshot.hasTag('guarded') ? () => send({ type: 'removal.pressed' }) : undefined}
      />
      <EditDialog
        key={edit.key}
        id={edit.id}
        owner={edit.owner}
        right={right}
        editing={editing}
        noun={noun}
        texts={draftDialogMessages(noun)}
        labels={labels}
        {...(shown !== undefined && { shown })}
      >
        {children}
      </EditDialog>
    </>
  );
}
