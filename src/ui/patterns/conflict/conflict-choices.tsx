import type { ReactNode } from 'react';
import type { Side } from '@/shared/domain/conflict.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { conflictMessages } from '@/ui/messages/ko/conflict-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import styles from './conflict.module.css';
import { ConflictSide } from './conflict-side.tsx';

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
export function ConflictChoices<Field extends string>(props: ConflictChoicesProps<Field>) {
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
