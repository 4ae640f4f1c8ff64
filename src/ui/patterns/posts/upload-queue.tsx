import { useSelector } from '@xstate/react';
import { type ChangeEvent, type DragEvent, type MouseEvent, useId } from 'react';
import type { FileRule } from '@/content/uploads/files.ts';
import { selectUpload, type UploadQueueActor, type UploadViewModel } from '@/content/uploads/queued-files.machine.ts';
import { Button, buttonClassName } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { focusPartAround } from '@/ui/kit/focus/focus-parts.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Message } from '@/ui/kit/layout/text.tsx';
import { failureMessage } from '@/ui/messages/ko/failures.ts';
import { fileErrorText, fileRuleText, percentOfShare, uploadMessages } from '@/ui/messages/ko/uploads.ts';
import styles from './upload.module.css';
import { UploadList } from './upload-files.tsx';

interface UploadQueueProps {
  readonly queue: UploadQueueActor;
  readonly viewModel: UploadViewModel;
  /** The label of the button that opens the file picker. */
  readonly label: string;
  /** The error when a required file is missing. */
  readonly missing?: string | undefined;
  /** Whether the surrounding form shows why an upload failed. */
  readonly isPartOfForm?: boolean;
}

/**
 * Choosing, checking, ordering and uploading files. The submit button belongs to the surrounding form: what is above it stands
 * still from the press until the answer. The progress takes the place of the choice, which cannot be used meanwhile.
 */
export function UploadQueue({ queue, viewModel, label, missing, isPartOfForm = false }: UploadQueueProps) {
  return (
    <div className={styles.upload} tabIndex={-1}>
      <div className={styles.choosing}>
        <FileChooser
          label={label}
          rule={viewModel.rule}
          error={viewModel.lacksFile ? missing : undefined}
          isLocked={viewModel.isSending}
          onChosen={(files) => queue.send({ type: 'files.chosen', files })}
        />
        {viewModel.isSending && (
          <UploadProgress share={viewModel.share} onCancelled={() => queue.send({ type: 'upload.cancelled' })} />
        )}
      </div>
      {viewModel.isChecking && (
        <Spinner label={viewModel.rule.adapts === true ? uploadMessages.adapting : uploadMessages.checking} />
      )}
      <UploadNotices viewModel={viewModel} showsFailure={!isPartOfForm} />
      {viewModel.files.length > 0 && (
        <div>
          <UploadList queue={queue} viewModel={viewModel} />
        </div>
      )}
    </div>
  );
}

interface UploadProgressProps {
  /** From 0 to 1; undefined while unknown. */
  readonly share: number | undefined;
  readonly onCancelled: () => void;
}

/** The upload progress, with a cancel button (BULL-07). */
function UploadProgress({ share, onCancelled }: UploadProgressProps) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusPartAround(currentTarget);
    onCancelled();
  };
  const percent = share === undefined ? '' : ` ${percentOfShare(share)}`;
  return (
    <div className={styles.sending}>
      <Progress label={`${uploadMessages.sending}${percent}`} value={share} />
      <Button variant="quiet" onClick={cancel}>
        {uploadMessages.cancel}
      </Button>
    </div>
  );
}

interface UploadNoticesProps {
  readonly viewModel: UploadViewModel;
  readonly showsFailure: boolean;
}

/** Why files were rejected, and why the last upload failed. */
function UploadNotices({ viewModel, showsFailure }: UploadNoticesProps) {
  const { turnedAway, rule, queueFailure, files, isSending } = viewModel;
  const someFailed = queueFailure === undefined && files.some(({ failure }) => failure !== undefined);
  return (
    <>
      {turnedAway.length > 0 && (
        <Notice kind="bad" alert>
          <strong>{uploadMessages.turnedAway}</strong>
          <ul className={styles.reasons}>
            {turnedAway.map(({ id, name, error }) => (
              <li key={id}>
                <b>{name}</b> <span>{fileErrorText(error, rule)}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {queueFailure === 'cancelled' && (
        <div className={styles.outcome} inert={isSending}>
          <Notice>
            <span>{uploadMessages.cancelled}</span> {files.length > 0 && <span>{uploadMessages.kept}</span>}
          </Notice>
        </div>
      )}
      {showsFailure && queueFailure !== undefined && queueFailure !== 'cancelled' && (
        <div className={styles.outcome} inert={isSending}>
          <Notice kind="bad">
            <strong>{uploadMessages.failed}</strong>
            <p>
              <Message text={failureMessage(queueFailure)} /> <span>{uploadMessages.kept}</span>
            </p>
          </Notice>
        </div>
      )}
      {someFailed && (
        <div className={styles.outcome} inert={isSending}>
          <Notice kind="bad">
            <strong>{uploadMessages.someFailed}</strong>
          </Notice>
        </div>
      )}
    </>
  );
}

interface FileChooserProps {
  readonly label: string;
  readonly rule: FileRule;
  /** The error when a file is missing. */
  readonly error: string | undefined;
  /** While files are sent, no other can be chosen. */
  readonly isLocked: boolean;
  readonly onChosen: (files: readonly File[]) => void;
}

/** Chooses files with the device's file picker, or by a drop from outside (BULL-05, BULL-07). */
function FileChooser({ label, rule, error, isLocked, onChosen }: FileChooserProps) {
  const id = useId();
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // The same file may be chosen again once it has been removed.
    target.value = '';
  };
  const dropped = (event: DragEvent<HTMLElement>) => {
    markOver(event, false);
    if (event.dataTransfer.files.length > 0) onChosen([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped here from outside; the button does the same
    <section
      className={classNames(styles.zone, error !== undefined && styles.wrongZone)}
      aria-label={label}
      inert={isLocked}
      onDragEnter={(event) => markOver(event, true)}
      onDragOver={(event) => markOver(event, true)}
      onDragLeave={(event) => markOver(event, false)}
      onDrop={dropped}
    >
      <Icon name="sheet" className={styles.icon} />
      <input
        className={styles.input}
        id={id}
        type="file"
        accept={rule.accept}
        multiple={rule.maxFiles > 1}
        aria-describedby={error === undefined ? `${id}rule` : `${id}rule ${id}error`}
        aria-invalid={error !== undefined || undefined}
        onChange={chosen}
      />
      <label className={buttonClassName({ variant: 'quiet', className: styles.choose })} htmlFor={id}>
        {label}
      </label>
      <p className={styles.drop}>{uploadMessages.drop}</p>
      <p className={styles.rule} id={`${id}rule`}>
        {fileRuleText(rule)}
      </p>
      {error !== undefined && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </section>
  );
}

/** Only for the look: no state depends on whether files are dragged over the zone. */
function markOver(event: DragEvent<HTMLElement>, isOver: boolean): void {
  if (!event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  event.currentTarget.toggleAttribute('data-over', isOver);
}

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; left out while the progress is unknown. */
  readonly value?: number | undefined;
}

/** A progress bar, such as for an upload. */
function Progress({ label, value }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress className={styles.bar} id={id} max={1} value={value} />
    </div>
  );
}

/** Subscribes to a queue that runs for the whole tab: what is sent goes on when the page is left (REL-18). */
export function useUploadQueue(queue: UploadQueueActor): UploadViewModel {
  const snapshot = useSelector(queue, (current) => current);
  return selectUpload(snapshot);
}
