import type { OwnCorrection } from '@/people/domain/correction.ts';
import type { OwnCorrectionsEvent, Withdrawing } from '@/people/machines/own-corrections.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { correctableNames } from '@/ui/messages/ko/correctable-names.ts';
import {
  askedOn,
  correctionStates,
  correctionMessages as messages,
  ofField,
  reasonText,
} from '@/ui/messages/ko/privacy-messages.ts';
import styles from './privacy.module.css';

interface OwnCorrectionEntryProps extends Withdrawing {
  readonly correction: OwnCorrection;
  readonly send: (event: OwnCorrectionsEvent) => void;
}

/** A requested correction, with its day and its state. */
export function OwnCorrectionEntry({ correction, withdrawing, send }: OwnCorrectionEntryProps) {
  const { id, field, wanted, note, created, state, answer } = correction;
  const isGoing = withdrawing?.id === id;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.text}>
          <strong>{correctableNames[field]}</strong> {wanted}
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
          {isGoing ? messages.withdrawing : messages.withdraw}
          <VisuallyHidden> {ofField(field)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
