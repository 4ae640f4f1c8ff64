import { GENDERS, type MemberPlace } from '@/admin/domain/member.ts';
import type { MemberDraft, MemberField } from '@/admin/domain/member-draft.ts';
import { placesWith, placeText } from '@/admin/domain/member-place.ts';
import { EARLIEST_BIRTH } from '@/shared/domain/birth-date.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { memberDetailMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { genderNames } from '@/ui/messages/ko/member-messages.ts';
import type { Fields } from '@/ui/patterns/form/use-fields.ts';
import styles from './member-card.module.css';

interface MemberFieldsProps {
  readonly fields: Fields<MemberDraft>;
  /** The duty that the member has on record. */
  readonly duty: MemberPlace | undefined;
  /** Undefined while they are loading. */
  readonly duties: readonly MemberPlace[] | undefined;
  readonly lacksDuties: boolean;
}

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: genderNames[gender] }));

/** The editable fields of a member; only the name is required. */
export function MemberFields({ fields, duty, duties, lacksDuties }: MemberFieldsProps) {
  const today = useCoreService('clock').today();
  const field = (name: MemberField) => ({
    ...fields.field(name),
    autoComplete: 'off',
    required: name === 'name',
  });
  const gender = field('gender');
  const birthDate = field('birthDate');
  const dutyOptions = placesWith(duty, duties ?? []).map((place) => ({ value: placeText(place), label: place.name }));
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} />
      <TextField {...field('email')} type="email" note={memberDetailMessages.emailNote} />
      <SelectField
        {...gender}
        options={GENDER_OPTIONS}
        prompt={gender.value === '' ? memberDetailMessages.notKnown : undefined}
      />
      <TextField
        {...birthDate}
        type="date"
        min={EARLIEST_BIRTH}
        max={today}
        hint={birthDate.value === '' ? memberDetailMessages.noBirthDateHint : undefined}
      />
      <SelectField
        {...field('duty')}
        options={dutyOptions}
        prompt={memberDetailMessages.none}
        hint={lacksDuties ? memberDetailMessages.dutiesNotKnown : undefined}
        disabled={duties === undefined}
      />
    </div>
  );
}
