import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { PinNews, PinningActor, PinningFactory, ProvidedPinning } from '@/content/posts/pins.machine.ts';
import { isPinned, type PinError } from '@/content/posts/pins.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { focusable } from '@/ui/kit/focus/focus.ts';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import { pinErrors, pinMessages } from '@/ui/messages/ko/posts-writing.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import styles from './pinning.module.css';

export interface AskedPinProps<Item extends Post> {
  /** The post as it was when the user chose it; undefined until one is chosen. */
  readonly item: Item | undefined;
  /** The receiver of the changed post; must stay the same while the dialog is shown. */
  readonly list: Receiver<PinNews<Item>>;
}

interface PinDialogProps<Item extends Post> extends AskedPinProps<Item> {
  readonly pinning: PinningFactory<Item>;
}

/** The dialog in which a post is pinned to the head of its list, or unpinned (EDIT-04). */
export function PinDialog<Item extends Post>({ item, list, pinning }: PinDialogProps<Item>) {
  const provided = useMemo(() => item && pinning(item, list), [pinning, item, list]);
  return item && provided && <OpenedPin item={item} provided={provided} />;
}

interface OpenedPinProps {
  readonly item: Post;
  readonly provided: ProvidedPinning;
}

function OpenedPin({ item, provided }: OpenedPinProps) {
  const [snapshot, send, actor] = useMachine(provided.machine);
  useFollowedPost(actor, item);
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onOpenChange={() => send({ type: 'close.asked' })}
      title={pinMessages.title}
      closeLabel={pinMessages.close}
    >
      <PinForm
        title={postTitle(item)}
        provided={provided}
        actor={actor}
        failure={snapshot.context.failure}
        pinned={snapshot.context.pinned}
        hasPin={isPinned(item)}
        isUnpinning={snapshot.hasTag('unpinning')}
      />
    </Dialog>
  );
}

/** The post may have moved in the list: the focus goes to it, not to its link, which an Enter that comes late would open. */
function useFollowedPost(actor: PinningActor, { id }: Post): void {
  useActorEvents(actor, () => {
    const post = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(String(id))}"]`);
    bringIntoView(post && focusable(post), { block: 'nearest' });
  });
}

const TEXTS = { until: { label: pinMessages.until, sentence: (error: PinError) => pinErrors[error] } };

interface PinFormProps {
  /** The title of the post. */
  readonly title: string;
  readonly provided: ProvidedPinning;
  readonly actor: PinningActor;
  /** Why the post could not be unpinned. */
  readonly failure: Failure | undefined;
  /** The posts that are pinned, where there was no room for another. */
  readonly pinned: readonly Post[];
  /** The post is pinned already. */
  readonly hasPin: boolean;
  readonly isUnpinning: boolean;
}

/** The last day of a pin (EDIT-04). */
function PinForm({ title, provided, actor, failure, pinned, hasPin, isUnpinning }: PinFormProps) {
  const form = useForm(useMemo(() => provided.form(actor), [provided, actor]));
  const fields = useFields(form, TEXTS);
  const firstError = useFormFocus(form.actor, 'error');
  const { isSubmitting } = form.viewModel;
  const reason = form.viewModel.failure ?? failure;
  // While the post is being unpinned, Enter submits nothing.
  const submit = isUnpinning ? () => undefined : form.submit;
  return (
    <Form onSubmitted={submit} ref={firstError}>
      <p>
        <strong>{title}</strong>
      </p>
      {reason !== undefined && <PinFailure reason={reason} pinned={pinned} />}
      <TextField
        {...fields.field('until')}
        type="date"
        min={provided.ends.first}
        max={provided.ends.last}
        hint={pinMessages.untilHint}
      />
      <Buttons>
        <SubmitButton
          isSubmitting={isSubmitting}
          busy={isSubmitting || isUnpinning}
          label={hasPin ? pinMessages.change : pinMessages.pin}
          busyLabel={pinMessages.pinning}
        />
        {hasPin && (
          <Button
            variant="quiet"
            busy={isSubmitting || isUnpinning}
            onClick={() => actor.send({ type: 'unpin.asked' })}
          >
            {isUnpinning ? pinMessages.unpinning : pinMessages.unpin}
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

/** Names the pinned posts, where three others are pinned. */
function PinFailure({ reason, pinned }: { readonly reason: Failure; readonly pinned: readonly Post[] }) {
  if (reason !== 'conflict') {
    return <FormError message={{ literal: pinMessages.failed, sentence: failureMessages[reason] }} />;
  }
  return (
    <FormError message={{ literal: pinMessages.full, sentence: pinMessages.fullNext }}>
      <ul className={styles.pinned}>
        {pinned.map((post) => (
          <li key={post.id}>{postTitle(post)}</li>
        ))}
      </ul>
    </FormError>
  );
}
