import { type ReactNode, useId, useMemo } from 'react';
import type { NewPrayerForm, PrayerChangeForm } from '@/people/prayers.machine.ts';
import {
  endOf,
  type NewPrayerNews,
  type Prayer,
  type PrayerChangeNews,
  type PrayerDraft,
  type PrayerError,
  type PrayersEvent,
} from '@/people/prayers.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextArea } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import {
  prayerFormMessages as messages,
  prayerErrors,
  prayerFailures,
  prayerUnsure,
  sameEndOption,
  weekOptions,
} from '@/ui/messages/ko/prayers.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import {
  type FormTexts,
  type RunningForm,
  useFields,
  useForm,
  useFormFocus,
  useUnloadQuestion,
} from '@/ui/patterns/form/form.ts';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import { UnsureNotice } from '@/ui/patterns/form/unsure-notice.tsx';
import styles from './prayers.module.css';

interface NewPrayerProps {
  readonly makeForm: NewPrayerForm;
  readonly hasZone: boolean;
  readonly list: Receiver<NewPrayerNews>;
}

/** The form of a new request, folded until the user opens it. */
export function NewPrayer({ makeForm, hasZone, list }: NewPrayerProps) {
  const provided = useMemo(() => makeForm(list), [makeForm, list]);
  const form = useForm(provided);
  const { isWritten, isRestored, isSubmitting, isRejected } = form.viewModel;
  useUnloadQuestion(isWritten);
  const id = useId();
  return (
    <FormFold heading={messages.heading} holdsSomething={isWritten || isRestored || isSubmitting || isRejected}>
      <Card aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {messages.heading}
        </h2>
        <PrayerFormFrame
          form={form}
          failed={messages.failed}
          submit={<SubmitButton isSubmitting={isSubmitting} label={messages.submit} busyLabel={messages.submitting} />}
          actions={
            <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
              {messages.clear}
            </Button>
          }
        >
          <PrayerFields form={form} hasZone={hasZone} />
        </PrayerFormFrame>
      </Card>
    </FormFold>
  );
}

interface PrayerChangeDialogProps {
  /** The request that is changed; undefined while the dialog is closed. */
  readonly prayer: Prayer | undefined;
  readonly makeForm: PrayerChangeForm;
  readonly hasZone: boolean;
  readonly list: Receiver<PrayerChangeNews | Extract<PrayersEvent, { readonly type: 'edit.closed' }>>;
}

/** Changes a request of one's own. Closing the dialog keeps what was typed. */
export function PrayerChangeDialog(props: PrayerChangeDialogProps) {
  const { prayer, list } = props;
  return (
    <Dialog
      open={prayer !== undefined}
      onOpenChange={() => list.send({ type: 'edit.closed' })}
      title={messages.changing}
      closeLabel={messages.close}
      wide
    >
      {prayer !== undefined && <ChangeForm key={prayer.id} {...props} prayer={prayer} />}
    </Dialog>
  );
}

interface ChangeFormProps extends PrayerChangeDialogProps {
  readonly prayer: Prayer;
}

function ChangeForm({ prayer, makeForm, hasZone, list }: ChangeFormProps) {
  const form = useForm(useMemo(() => makeForm(prayer, list), [makeForm, prayer, list]));
  const { isSubmitting, isWritten } = form.viewModel;
  return (
    <PrayerFormFrame
      form={form}
      failed={messages.notSaved}
      submit={<SubmitButton isSubmitting={isSubmitting} label={messages.save} busyLabel={messages.saving} />}
      actions={
        isWritten && (
          <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
            {messages.startOver}
          </Button>
        )
      }
    >
      <PrayerFields form={form} hasZone={hasZone} before={prayer.until} />
    </PrayerFormFrame>
  );
}

type RunningPrayerForm = RunningForm<PrayerDraft, PrayerError, Failure>;

interface PrayerFormFrameProps {
  readonly form: RunningPrayerForm;
  /** The sentence before the reason of a failure. */
  readonly failed: string;
  readonly submit: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The frame around the fields of a new and of a changed request. */
function PrayerFormFrame({ form, failed, submit, actions, children }: PrayerFormFrameProps) {
  const { failure, isRestored, isTakenOver, isUnsure } = form.viewModel;
  const firstError = useFormFocus(form.actor);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      {isUnsure && <UnsureNotice form={form} message={prayerUnsure} />}
      {failure !== undefined && !isUnsure && (
        <FormError
          message={{
            literal: failed,
            sentence: inTurn(prayerFailures[failure] ?? failureMessages[failure], messages.kept),
          }}
        />
      )}
      {isRestored && <RestoredDraftNotice isBeingSent={isTakenOver} lostFiles={[]} />}
      {children}
      <Buttons>
        {submit}
        {actions}
      </Buttons>
    </Form>
  );
}

const TEXTS: FormTexts<PrayerDraft, PrayerError> = {
  id: { label: '' },
  version: { label: '' },
  text: { label: messages.text, sentence: (error) => prayerErrors[error] },
  scope: { label: messages.scope, sentence: (error) => prayerErrors[error] },
  name: { label: messages.name },
  weeks: { label: messages.weeks },
};

interface PrayerFieldsProps {
  readonly form: RunningPrayerForm;
  readonly hasZone: boolean;
  /** The end so far of a request that is changed. */
  readonly before?: CalendarDate | undefined;
}

/** The fields of a request: the text, who reads it, whether with a name, for how long. */
function PrayerFields({ form, hasZone, before }: PrayerFieldsProps) {
  const today = useCoreService('clock').today();
  const { field, rejected } = useFields(form, TEXTS);
  const members = { value: 'members', label: messages.members };
  const zone = { value: 'zone', label: messages.zone };
  return (
    <>
      <ErrorSummary fields={rejected} />
      <TextArea {...field('text')} hint={messages.textHint} />
      <SelectField
        {...field('scope')}
        hint={hasZone ? undefined : messages.membersAlone}
        prompt={before === undefined ? messages.choose : undefined}
        options={hasZone || form.viewModel.values.scope === 'zone' ? [members, zone] : [members]}
      />
      <SelectField
        {...field('name')}
        hint={messages.namelessHint}
        options={[
          { value: 'named', label: messages.named },
          { value: 'nameless', label: messages.nameless },
        ]}
      />
      <SelectField
        {...field('weeks')}
        options={[
          ...(before === undefined ? [] : [sameEndOption(before)]),
          ...weekOptions((weeks) => endOf(weeks, today)),
        ]}
      />
    </>
  );
}
