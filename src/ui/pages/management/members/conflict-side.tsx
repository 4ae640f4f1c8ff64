import { useId } from 'react';
import { isGender } from '@/admin/domain/member.ts';
import type { MemberField } from '@/admin/domain/member-draft.ts';
import { readPlaceText } from '@/admin/domain/member-place.ts';
import { conflictMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { genderNames } from '@/ui/messages/ko/member-messages.ts';
import styles from './conflict.module.css';

interface ConflictSideProps {
  readonly field: MemberField;
  /** The label that says whose version it is. */
  readonly whose: string;
  /** The value of the field. */
  readonly text: string;
  readonly chosen: boolean;
  readonly onChosen: () => void;
}

/** One of two versions of a field. */
export function ConflictSide({ field, whose, text, chosen, onChosen }: ConflictSideProps) {
  const id = useId();
  return (
    <div className={styles.side}>
      <input type="radio" id={id} name={`keep-${field}`} checked={chosen} onChange={onChosen} />
      <label htmlFor={id} className={styles.words}>
        <span className={styles.owner}>{whose}</span>
        <bdi className={styles.version}>{shownText(field, text) || conflictMessages.empty}</bdi>
      </label>
    </div>
  );
}

/** A field's value as the form shows it. */
function shownText(field: MemberField, text: string): string {
  if (field === 'duty') return readPlaceText(text)?.name ?? '';
  if (field === 'gender') return isGender(text) ? genderNames[text] : '';
  return text.trim();
}
