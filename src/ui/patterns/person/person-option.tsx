import type { MemberName } from '@/organisation/domain/member-name.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { memberNumber, pickerMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './person-search.module.css';

interface PersonOptionProps {
  readonly id: string;
  readonly member: MemberName;
  /** The person already holds the office in question. */
  readonly holds: boolean;
  /** Other offices of the person. */
  readonly offices: readonly string[];
  /** The option is active for the keyboard. */
  readonly active: boolean;
  /** Another person has the same name: without an e-mail address, the number distinguishes them. */
  readonly hasNamesake: boolean;
  readonly onChosen: () => void;
}

/** One member of the list, with their present offices. */
export function PersonOption({ id, member, holds, offices, active, hasNamesake, onChosen }: PersonOptionProps) {
  const contact = member.email === '' && hasNamesake ? memberNumber(member.id) : member.email;
  const about = [...(holds ? [pickerMessages.holds] : []), ...offices, contact].filter((words) => words !== '');
  return (
    <PlainButton
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds one line of text alone
      role="option"
      id={id}
      className={classNames(styles.option, active && styles.active)}
      tabIndex={-1}
      aria-selected={holds}
      // The field keeps the focus, so that the user can go on typing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      <span className={styles.person}>
        <span className={styles.name}>{member.name}</span>
        {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
      </span>
      {holds && <Icon name="check" className={styles.check} />}
    </PlainButton>
  );
}
