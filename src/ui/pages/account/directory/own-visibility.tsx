import { useId, useMemo } from 'react';
import type {
  EntriesOutdated,
  ProvidedVisibility,
  VisibilityForm as ProvidedVisibilityForm,
} from '@/people/directory.machine.ts';
import {
  AUDIENCES,
  OPENABLE_FIELDS,
  type OwnVisibility,
  previewOf,
  type VisibilitySettings,
} from '@/people/directory.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { Failure } from '@/shared/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import {
  audienceNames,
  lookerNames,
  visibilityMessages as messages,
  missingValue,
  openableNames,
  unlistedSentences,
  visibilityDone,
} from '@/ui/messages/ko/directory.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { inTurn, type LiteralMessage } from '@/ui/messages/message-text.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './directory.module.css';
import { DirectoryCard } from './directory-list.tsx';

interface OwnVisibilityPartProps {
  readonly visibility: ProvidedVisibility;
  readonly directory: Pick<Receiver<EntriesOutdated>, 'send'>;
}

/** The fields that the reader shows to others, folded above the list. Its failure leaves the list usable. */
export function OwnVisibilityPart({ visibility, directory }: OwnVisibilityPartProps) {
  const { viewModel, retry } = useReading(visibility.stored);
  return (
    <Disclosure arrow className={styles.own} summaryClassName={styles.summary} summary={messages.heading}>
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={5}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <EmptyState sentence={messages.unsupported} />
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
          )
        }
      >
        {(own) => <StoredVisibility own={own} form={visibility.form} directory={directory} />}
      </Async>
    </Disclosure>
  );
}

interface StoredVisibilityProps extends Pick<ProvidedVisibility, 'form'>, Pick<OwnVisibilityPartProps, 'directory'> {
  readonly own: OwnVisibility;
}

function StoredVisibility({ own, form, directory }: StoredVisibilityProps) {
  const provided = useMemo(() => form(own, directory), [form, own, directory]);
  return <VisibilityForm own={own} provided={provided} />;
}

const TEXTS = {
  telephone: { label: openableNames.telephone },
  email: { label: openableNames.email },
  birthday: { label: openableNames.birthday },
  photo: { label: openableNames.photo },
};

const OPTIONS = AUDIENCES.map((value) => ({ value, label: audienceNames[value] }));

interface VisibilityFormProps {
  readonly own: OwnVisibility;
  readonly provided: ProvidedVisibilityForm;
}

/** The readers of each field, with a preview of what they will see (MINE-03). */
function VisibilityForm({ own, provided }: VisibilityFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  const element = useFormFocus(form.actor);
  const fields = useFields(form, TEXTS);
  const preview = <VisibilityPreview own={own} settings={viewModel.values} />;
  if (viewModel.isSubmitted) {
    return (
      <>
        <DonePanel message={visibilityDone}>
          <Button variant="quiet" onClick={form.clear}>
            {messages.change}
          </Button>
        </DonePanel>
        {own.listing === 'listed' && preview}
      </>
    );
  }
  return (
    <Form className={styles.form} onSubmitted={form.submit} ref={element}>
      <p>{messages.lead}</p>
      {own.listing !== 'listed' && <Notice>{unlistedSentences[own.listing]}</Notice>}
      {viewModel.failure !== undefined && <FormError message={messageOf(viewModel.failure)} />}
      <div className={styles.fields}>
        {OPENABLE_FIELDS.map((name) => {
          // A select has no `readonly`; a choice made while saving is part of the next save.
          const { readOnly: isSaving, ...field } = fields.field(name);
          return <SelectField key={name} {...field} disabled={isSaving} options={OPTIONS} />;
        })}
      </div>
      {own.listing === 'listed' && preview}
      <SubmitButton isSubmitting={viewModel.isSubmitting} label={messages.save} busyLabel={messages.saving} />
    </Form>
  );
}

function messageOf(reason: Failure): LiteralMessage {
  const why = reason === 'conflict' ? messages.changedElsewhere : failureMessages[reason];
  return { literal: messages.notSaved, sentence: inTurn(why, messages.kept) };
}

interface VisibilityPreviewProps {
  readonly own: OwnVisibility;
  /** The present choices, saved or not. */
  readonly settings: VisibilitySettings;
}

/** The member as a neighbour and as another member would see them with these settings. */
function VisibilityPreview({ own, settings }: VisibilityPreviewProps) {
  const id = useId();
  const missing = OPENABLE_FIELDS.filter((field) => own.values[field] === undefined);
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.title}>
        {messages.preview}
      </h3>
      <div className={styles.cards}>
        {previewOf(own, settings).map(({ looker, seen }) => (
          <Card key={looker} aria-label={lookerNames[looker]}>
            <p className={styles.looker}>{lookerNames[looker]}</p>
            <DirectoryCard name={own.name} zone={own.zone} seen={seen} />
          </Card>
        ))}
      </div>
      {own.zone === undefined && <p>{messages.noNeighbours}</p>}
      {missing.length > 0 && (
        <p className={styles.zone}>{missingValue(missing.map((field) => openableNames[field]))}</p>
      )}
    </section>
  );
}
