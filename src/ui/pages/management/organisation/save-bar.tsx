import { countOfChanges } from '@/organisation/domain/part-changes.ts';
import type { OrganisationPartViewModel } from '@/organisation/machines/provide-organisation-part.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { changeCount, partMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './part-form.module.css';

interface SaveBarProps {
  readonly viewModel: OrganisationPartViewModel;
  readonly onUndone: () => void;
}

/** The number of changes with buttons to save and undo them; visible while there are any. */
export function SaveBar({ viewModel: { changes, isChanged, isSaving }, onUndone }: SaveBarProps) {
  return (
    <div className={classNames(styles.bar, isChanged && styles.held)}>
      <output className={styles.count}>{isChanged ? changeCount(countOfChanges(changes)) : messages.unchanged}</output>
      <Button variant="quiet" aria-disabled={!isChanged || undefined} busy={isSaving} onClick={onUndone}>
        {messages.undo}
      </Button>
      <SubmitButton
        isSubmitting={isSaving}
        aria-disabled={!isChanged || undefined}
        label={messages.save}
        busyLabel={messages.saving}
      />
    </div>
  );
}
