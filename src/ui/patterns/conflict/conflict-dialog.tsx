import { useMachine } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { ProvidedConflict } from '@/shared/conflict.machine.ts';
import type { Side } from '@/shared/conflict.ts';
import type { Failure } from '@/shared/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { conflictMessages } from '@/ui/messages/ko/forms.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './conflict-dialog.module.css';

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

interface ConflictRow<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly side: Side;
}

interface ConflictChoicesProps<Field extends string> {
  /** One for each field that differs. */
  readonly rows: readonly ConflictRow<Field>[];
  readonly failure: Failure | undefined;
  readonly isSaving: boolean;
  readonly onChosen: (field: Field, side: Side) => void;
  readonly onAllChosen: (side: Side) => void;
  readonly onConfirmed: () => void;
  readonly onLeft: () => void;
}

/** Both versions of every differing field side by side, to choose the one to keep. */
function ConflictChoices<Field extends string>(props: ConflictChoicesProps<Field>) {
  const { rows, failure, isSaving, onChosen, onAllChosen, onConfirmed, onLeft } = props;
  return (
    <Form onSubmitted={onConfirmed}>
      <p>{conflictMessages.lead}</p>
      <Buttons>
        <Button variant="quiet" onClick={() => onAllChosen('mine')}>
          {conflictMessages.allMine}
        </Button>
        <Button variant="quiet" onClick={() => onAllChosen('theirs')}>
          {conflictMessages.allTheirs}
        </Button>
      </Buttons>
      {rows.map(({ field, label, side, ...versions }) => (
        <fieldset key={field} className={styles.field}>
          <legend className={styles.legend}>{label}</legend>
          {(['mine', 'theirs'] as const).map((each) => (
            <ConflictSide
              key={each}
              name={`keep-${field}`}
              whose={conflictMessages[each]}
              version={versions[each]}
              chosen={side === each}
              onChosen={() => onChosen(field, each)}
            />
          ))}
        </fieldset>
      ))}
      {failure !== undefined && (
        <FormError
          ref={takeFocus}
          message={{
            literal: conflictMessages.notSaved,
            sentence: inTurn(failureMessages[failure], conflictMessages.kept),
          }}
        />
      )}
      <Buttons>
        <SubmitButton isSubmitting={isSaving} label={conflictMessages.confirm} busyLabel={conflictMessages.saving} />
        <Button variant="quiet" onClick={onLeft}>
          {conflictMessages.back}
        </Button>
      </Buttons>
    </Form>
  );
}

interface ConflictSideProps {
  /** Identifies the field; the same for both versions. */
  readonly name: string;
  /** The label that says whose version it is. */
  readonly whose: string;
  /** The value of the field; '' where it is empty. */
  readonly version: ReactNode;
  readonly chosen: boolean;
  readonly onChosen: () => void;
}

/** One of two versions of a field. */
function ConflictSide({ name, whose, version, chosen, onChosen }: ConflictSideProps) {
  const id = useId();
  return (
    <div className={styles.side}>
      <input type="radio" id={id} name={name} checked={chosen} onChange={onChosen} />
      <label htmlFor={id} className={styles.words}>
        <span className={styles.owner}>{whose}</span>
        <bdi className={styles.version}>{version === '' ? conflictMessages.empty : version}</bdi>
      </label>
    </div>
  );
}
