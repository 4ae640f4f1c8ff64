import { type Family, peopleOf, type ZonePerson } from '@/admin/domain/zone-board.ts';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import { memberLabel } from '@/ui/messages/ko/board-messages.ts';
import { zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { ItemRow } from '@/ui/patterns/board/item-row.tsx';
import styles from './family-block.module.css';
import { personItem } from './zone-kind.ts';

interface FamilyPeopleProps {
  readonly family: Family;
  readonly searchText: string;
}

/** The head, the spouse and the others of a family. */
export function FamilyPeople({ family, searchText }: FamilyPeopleProps) {
  const people = peopleOf(family).filter(({ name }) => matchesHangul(name, searchText));
  if (people.length === 0) return <p className={styles.nobody}>{zoneMessages.nobody}</p>;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <ItemRow
          key={person.id}
          id={personItem(person.id)}
          name={person.name}
          label={memberLabel(person.name)}
          note={placeIn(family, person)}
        />
      ))}
    </ul>
  );
}

function placeIn({ head, spouse }: Family, person: ZonePerson): string | undefined {
  if (person === head) return zoneMessages.head;
  return person === spouse ? zoneMessages.spouse : undefined;
}
