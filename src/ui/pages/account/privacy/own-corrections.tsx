import { useMachine } from '@xstate/react';
import { useId, useMemo } from 'react';
import type {
  CorrectionForm as CorrectionFormFactory,
  CorrectionsOutdated,
  OwnCorrectionsEvent,
  ProvidedCorrections,
  Withdrawing,
} from '@/people/privacy.machine.ts';
import type { OwnCorrection } from '@/people/privacy.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import { CORRECTABLE_FIELDS } from '@/shared/correctable-fields.ts';
import { MOST_NOTE_LETTERS } from '@/shared/reason.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextArea } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { correctableNames } from '@/ui/messages/ko/directory.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import {
  askedOn,
  correctionErrorMessages,
  correctionFailures,
  correctionSent,
  correctionStates,
  correctionUnsure,
  correctionMessages as messages,
  ofField,
  reasonText,
} from '@/ui/messages/ko/privacy.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import { UnsureNotice } from '@/ui/patterns/form/unsure-notice.tsx';
import styles from './privacy.module.css';

/** When a request is withdrawn, its focused button disappears with it. */
const keepFocusInPart = keepFocusWithin();

interface CorrectionsPartProps {
  readonly provided: ProvidedCorrections;
  readonly makeForm: CorrectionFormFactory;
}

/** The member's requests to correct their entry, with the form for one. It fails independently of the page. */
export function CorrectionsPart({ provided, makeForm }: CorrectionsPartProps) {
  const [snapshot, send, list] = useMachine(provided.machine);
  const { corrections, withdrawing } = provided.select(snapshot);
  const id = useId();
  const isUnsupported = corrections.status === 'failed' && corrections.reason === 'unsupported';
  return (
    <section
      ref={keepFocusInPart}
      tabIndex={-1}
      className={styles.corrections}
      aria-labelledby={id}
      aria-busy={withdrawing !== undefined}
    >
      <PartHeading id={id}>{messages.title}</PartHeading>
      {isUnsupported ? (
        <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
      ) : (
        <>
          <p>{messages.lead}</p>
          <CorrectionForm makeForm={makeForm} list={list} />
          <Async
            state={corrections}
            loading={messages.loading}
            lines={3}
            renderFailed={(reason) => (
              <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
            )}
          >
            {(all) => (
              <ul aria-label={messages.list}>
                {all.map((correction) => (
                  <OwnCorrectionEntry
                    key={correction.id}
                    correction={correction}
                    withdrawing={withdrawing}
                    send={send}
                  />
                ))}
              </ul>
            )}
          </Async>
        </>
      )}
    </section>
  );
}

const TEXTS = {
  field: { label: messages.field, sentence: () => correctionErrorMessages.field },
  wanted: { label: messages.wanted, sentence: () => correctionErrorMessages.wanted },
  note: { label: messages.note },
};

const OPTIONS = CORRECTABLE_FIELDS.map((value) => ({ value, label: correctableNames[value] }));

interface CorrectionFormProps {
  readonly makeForm: CorrectionFormFactory;
  readonly list: Receiver<CorrectionsOutdated>;
}

/** The wrong field, and its right value (MINE-06). */
function CorrectionForm({ makeForm, list }: CorrectionFormProps) {
  const form = useForm(useMemo(() => makeForm(list), [makeForm, list]));
  const firstError = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS);
  const { failure, isRestored, isTakenOver, isSubmitted, isSubmitting, isUnsure } = form.viewModel;
  if (isSubmitted) {
    return (
      <DonePanel message={correctionSent}>
        <Button variant="quiet" onClick={form.clear}>
          {messages.again}
        </Button>
      </DonePanel>
    );
  }
  const { readOnly: isSending, ...field } = fields.field('field');
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={firstError}>
      {isRestored && <RestoredDraftNotice isBeingSent={isTakenOver} lostFiles={[]} />}
      <ErrorSummary fields={fields.rejected} />
      {isUnsure && (
        <UnsureNotice form={form} message={correctionUnsure}>
          <Button variant="quiet" onClick={() => list.send({ type: 'corrections.outdated' })}>
            {messages.look}
          </Button>
        </UnsureNotice>
      )}
      {failure !== undefined && !isUnsure && (
        <FormError
          message={{
            literal: messages.notSent,
            sentence: inTurn(correctionFailures[failure] ?? failureMessages[failure], messages.kept),
          }}
        />
      )}
      <SelectField {...field} disabled={isSending} prompt={messages.prompt} options={OPTIONS} />
      <TextArea {...fields.field('wanted')} maxLength={MOST_NOTE_LETTERS} hint={messages.wantedHint} />
      <TextArea {...fields.field('note')} required={false} maxLength={MOST_NOTE_LETTERS} hint={messages.noteHint} />
      <Buttons>
        <SubmitButton isSubmitting={isSubmitting} label={messages.submit} busyLabel={messages.submitting} />
        <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
          {messages.clear}
        </Button>
      </Buttons>
    </Form>
  );
}

interface OwnCorrectionEntryProps extends Withdrawing {
  readonly correction: OwnCorrection;
  readonly send: (event: OwnCorrectionsEvent) => void;
}

/** A requested correction, with its day and its state. */
function OwnCorrectionEntry({ correction, withdrawing, send }: OwnCorrectionEntryProps) {
  const { id, field, wanted, note, created, state, answer } = correction;
  const isGoing = withdrawing?.id === id;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.text}>
          <strong>{correctableNames[field]}</strong> <span>{wanted}</span>
        </p>
        {created !== undefined && (
          <p className={styles.about}>
            <time dateTime={created}>{askedOn(created)}</time>
          </p>
        )}
        {note !== '' && <p className={styles.text}>{note}</p>}
        {answer !== '' && <p className={styles.text}>{reasonText(answer)}</p>}
      </div>
      <Tag tone={state === 'open' ? 'accent' : 'plain'}>{correctionStates[state]}</Tag>
      {state === 'open' && (
        <Button
          variant="quiet"
          busy={withdrawing !== undefined}
          onClick={() => send({ type: 'withdrawal.asked', correction })}
        >
          <span>{isGoing ? messages.withdrawing : messages.withdraw}</span>
          <VisuallyHidden>{` ${ofField(field)}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
