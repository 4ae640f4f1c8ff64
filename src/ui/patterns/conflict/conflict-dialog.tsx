import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProvidedConflict } from '@/shared/machines/provide-conflict.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { conflictMessages } from '@/ui/messages/ko/conflict-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ConflictChoices } from './conflict-choices.tsx';

interface ConflictDialogProps<Version, Field extends string> {
  /** Must stay the same while the dialog is open. */
  readonly provided: ProvidedConflict<Version, Field>;
  readonly labels: Readonly<Record<Field, string>>;
  /** A field's value as the form shows it; '' where it is empty. */
  readonly shown: (field: Field, text: string) => ReactNode;
  readonly onLeft: () => void;
}

/**
 * The user's changes beside those that another user has saved meanwhile (MEMB-05, EDIT-02). When it is closed, the form
 * is left unchanged.
 */
export function ConflictDialog<Version, Field extends string>(props: ConflictDialogProps<Version, Field>) {
  const { provided, labels, shown, onLeft } = props;
  const [snapshot, choose] = useMachine(provided.machine, { input: provided.input });
  const { fields, mine, theirs, choices, isSaving, failure } = provided.select(snapshot);
  return (
    <Dialog open onOpenChange={onLeft} title={conflictMessages.title} closeLabel={conflictMessages.close} wide>
      <Async
        state={theirs}
        loading={conflictMessages.loading}
        lines={5}
        renderFailed={(reason) => (
          <FailureState
            sentence={conflictMessages.failed}
            reason={reason}
            onRetry={() => choose({ type: 'retry.asked' })}
          />
        )}
      >
        {(saved) => (
          <ConflictChoices
            rows={fields.flatMap((field) => {
              const side = choices[field];
              if (side === undefined) return [];
              const versions = { mine: shown(field, mine[field]), theirs: shown(field, saved[field]) };
              return [{ field, label: labels[field], ...versions, side }];
            })}
            failure={failure}
            isSaving={isSaving}
            onChosen={(field, side) => choose({ type: 'side.chosen', field, side })}
            onAllChosen={(side) => choose({ type: 'side.chosenForAll', side })}
            onConfirmed={() => choose({ type: 'choice.confirmed' })}
            onLeft={onLeft}
          />
        )}
      </Async>
    </Dialog>
  );
}
