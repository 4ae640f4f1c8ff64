import { useMachine } from '@xstate/react';
import { useId, useMemo } from 'react';
import type { EntriesOutdated, ProvidedVisibility } from '@/people/directory.machine.ts';
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
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import {
  audienceNames,
  lookerNames,
  visibilityMessages as messages,
  missingValue,
  openableNames,
  unlistedSentences,
} from '@/ui/messages/ko/directory.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
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
        {(own) => <VisibilityChoices own={own} visibility={visibility} directory={directory} />}
      </Async>
    </Disclosure>
  );
}

interface VisibilityChoicesProps extends Omit<OwnVisibilityPartProps, 'visibility'> {
  readonly own: OwnVisibility;
  readonly visibility: Pick<ProvidedVisibility, 'choices' | 'select'>;
}

const OPTIONS = AUDIENCES.map((value) => ({ value, label: audienceNames[value] }));

/** The readers of each field, saved as soon as they are chosen, with a preview of what they will see (MINE-03). */
function VisibilityChoices({ own, visibility, directory }: VisibilityChoicesProps) {
  const id = useId();
  const machine = useMemo(() => visibility.choices(own), [visibility, own]);
  const [snapshot, send] = useMachine(machine, { input: { own, directory } });
  const { settings, failure, isSaving, isSaved } = visibility.select(snapshot);
  return (
    <div className={styles.form}>
      <p>{messages.lead}</p>
      {own.listing !== 'listed' && <Notice>{unlistedSentences[own.listing]}</Notice>}
      <div className={styles.fields}>
        {OPENABLE_FIELDS.map((field) => (
          <SelectField
            key={field}
            id={`${id}${field}`}
            label={openableNames[field]}
            value={settings[field]}
            options={OPTIONS}
            onChange={({ target }) => {
              const audience = AUDIENCES.find((one) => one === target.value);
              if (audience !== undefined) send({ type: 'choice.made', field, audience });
            }}
          />
        ))}
      </div>
      <output className={styles.progress}>
        {isSaving && <span>{messages.saving}</span>}
        {isSaved && (
          <>
            <Icon name="check" /> <span>{messages.saved}</span>
          </>
        )}
      </output>
      {failure !== undefined && <NotSaved reason={failure} onRetry={() => send({ type: 'retry.asked' })} />}
      {own.listing === 'listed' && <VisibilityPreview own={own} settings={settings} />}
    </div>
  );
}

interface NotSavedProps {
  readonly reason: Failure;
  readonly onRetry: () => void;
}

/** Why the last choice was not saved: it stays, to be saved again, unless another one was made elsewhere. */
function NotSaved({ reason, onRetry }: NotSavedProps) {
  if (reason === 'conflict') return <Notice alert>{messages.changedElsewhere}</Notice>;
  return (
    <Notice kind="bad" alert>
      <strong>{messages.notSaved}</strong>
      <p>
        <Message text={failureMessages[reason]} />
      </p>
      <Button variant="quiet" onClick={onRetry}>
        {messages.again}
      </Button>
    </Notice>
  );
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
