import { type ChangeEvent, type DragEvent, useId } from 'react';
import type { FileRule } from '@/content/domain/file-check.ts';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { fileRuleText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './file-chooser.module.css';

interface FileChooserProps {
  readonly label: string;
  readonly rule: FileRule;
  /** The error when a file is missing. */
  readonly error: string | undefined;
  readonly onChosen: (files: readonly File[]) => void;
}

/** Chooses files with the device's file picker, or by a drop from outside (BULL-05, BULL-07). */
export function FileChooser({ label, rule, error, onChosen }: FileChooserProps) {
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
      className={classNames(styles.zone, error !== undefined && styles.wrong)}
      aria-label={label}
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
          {error}
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
