import { useMemo } from 'react';
import type { PinError } from '@/content/domain/pin.ts';
import type { Post } from '@/content/domain/post.ts';
import type { PinningActor } from '@/content/machines/pinning.machine.ts';
import type { ProvidedPinning } from '@/content/machines/provide-pinning.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { pinErrors, pinMessages } from '@/ui/messages/ko/pin-messages.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './pin-form.module.css';

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
  readonly isPinned: boolean;
  readonly isUnpinning: boolean;
}

/** The last day of a pin (EDIT-04). */
export function PinForm({ title, provided, actor, failure, pinned, isPinned, isUnpinning }: PinFormProps) {
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
      {reason !== undefined && !isUnpinning && <PinFailure reason={reason} pinned={pinned} />}
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
          label={isPinned ? pinMessages.change : pinMessages.pin}
          busyLabel={pinMessages.pinning}
        />
        {isPinned && (
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
