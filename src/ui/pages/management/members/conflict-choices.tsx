import type { Side } from '@/admin/domain/member-conflict.ts';
import type { MemberField } from '@/admin/domain/member-draft.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { conflictMessages, memberDetailMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { memberFields } from '@/ui/messages/ko/member-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import styles from './conflict.module.css';
import { ConflictSide } from './conflict-side.tsx';

interface ConflictRow {
  readonly field: MemberField;
  readonly mine: string;
  readonly theirs: string;
  readonly side: Side;
}

interface ConflictChoicesProps {
  /** One for each field that differs. */
  readonly rows: readonly ConflictRow[];
  readonly reason: Failure | undefined;
  readonly isSaving: boolean;
  readonly onChosen: (field: MemberField, side: Side) => void;
  readonly onAllChosen: (side: Side) => void;
  readonly onConfirmed: () => void;
  readonly onLeft: () => void;
}

/** Both versions of every differing field side by side, to choose the one to keep. */
export function ConflictChoices(props: ConflictChoicesProps) {
  const { rows, reason, isSaving, onChosen, onAllChosen, onConfirmed, onLeft } = props;
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
      {rows.map(({ field, side, ...versions }) => (
        <fieldset key={field} className={styles.field}>
          <legend className={styles.legend}>{memberFields[field]}</legend>
          {(['mine', 'theirs'] as const).map((each) => (
            <ConflictSide
              key={each}
              field={field}
              whose={conflictMessages[each]}
              text={versions[each]}
              chosen={side === each}
              onChosen={() => onChosen(field, each)}
            />
          ))}
        </fieldset>
      ))}
      {reason !== undefined && !isSaving && (
        <FormError
          ref={takeFocus}
          message={{
            literal: memberDetailMessages.notSaved,
            sentence: inTurn(failureMessages[reason], memberDetailMessages.kept),
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
