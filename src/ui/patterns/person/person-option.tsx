import type { MemberName } from '@/organisation/domain/member-name.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { memberNumber, pickerMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './person-search.module.css';

interface PersonOptionProps {
  readonly id: string;
  readonly member: MemberName;
  /** They have already what somebody is chosen for. */
  readonly holds: boolean;
  /** What else they hold. */
  readonly offices: readonly string[];
  /** The keyboard stands on it. */
  readonly active: boolean;
  /** Somebody else is called the same: then their number tells them apart where there is no address. */
  readonly hasNamesake: boolean;
  readonly onChosen: () => void;
}

/** One member of the list, with what they hold already. */
export function PersonOption({ id, member, holds, offices, active, hasNamesake, onChosen }: PersonOptionProps) {
  const contact = member.email === '' && hasNamesake ? memberNumber(member.id) : member.email;
  const about = [...(holds ? [pickerMessages.holds] : []), ...offices, contact].filter((words) => words !== '');
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds one line of text alone
      role="option"
      id={id}
      className={classNames(styles.option, active && styles.active)}
      tabIndex={-1}
      aria-selected={holds}
      // The field keeps the focus: one goes on typing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      <span className={styles.person}>
        <span className={styles.name}>{member.name}</span>
        {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
      </span>
      {holds && <Icon name="check" className={styles.check} />}
    </button>
  );
}
