import { memo } from 'react';
import { type Family, peopleOf, type Zone, type ZonePerson } from '@/admin/boards/zones.ts';
import type { NameSearch } from '@/shared/hangul.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { memberLabel, shownName } from '@/ui/messages/ko/boards.ts';
import { familyPlaces, numberOf } from '@/ui/messages/ko/member-facts.ts';
import { familyInShort, familyLabel, peopleOfLabel, zoneMessages } from '@/ui/messages/ko/zones.ts';
import { EmptyContainer, useDropTarget } from '@/ui/patterns/board/containers.tsx';
import { ItemRow } from '@/ui/patterns/board/items.tsx';
import styles from './zone-board.module.css';
import { familyItem, familyTarget, personItem } from './zone-kind.ts';

interface ZoneFamiliesProps {
  readonly zone: Zone;
  readonly shown: readonly Family[];
  readonly search: NameSearch;
  readonly folds: boolean;
}

/** A zone's families that match the search. */
export const ZoneFamilies = memo(function ZoneFamilies({ zone, shown, search, folds }: ZoneFamiliesProps) {
  if (zone.families.length === 0) return <EmptyContainer>{zoneMessages.noFamilies}</EmptyContainer>;
  return (
    <ul className={styles.families}>
      {shown.map((family) => (
        <FamilyBlock key={family.id} family={family} search={search} folds={folds} />
      ))}
    </ul>
  );
});

interface FamilyBlockProps {
  readonly family: Family;
  /** Only people whose names match are shown. */
  readonly search: NameSearch;
  /** Whether its people begin folded. */
  readonly folds: boolean;
}

/** A family that can be moved, and onto which people can be dropped (ZONE-03, ZONE-04). */
const FamilyBlock = memo(function FamilyBlock(props: FamilyBlockProps) {
  const { family } = props;
  const { props: target, lands } = useDropTarget(familyTarget(family.id), (item) =>
    peopleOf(family).some(({ id }) => personItem(id) === item),
  );
  return (
    <li {...target} className={classNames(styles.family, props.folds && styles.folding, lands && styles.familyOver)}>
      <FamilyBody {...props} />
    </li>
  );
});

const FamilyBody = memo(function FamilyBody({ family, search, folds }: FamilyBlockProps) {
  const label = familyLabel(family);
  const row = (
    <ItemRow
      id={familyItem(family.id)}
      name={label}
      label={label}
      note={folds ? familyInShort(family) : undefined}
      as="header"
    />
  );
  if (!folds) {
    return (
      <>
        {row}
        <FamilyPeople family={family} search={search} />
      </>
    );
  }
  return (
    <>
      {row}
      <Disclosure
        summary={<VisuallyHidden>{peopleOfLabel(family)}</VisuallyHidden>}
        open={search.isNarrowed}
        arrow
        summaryClassName={styles.summary}
      >
        <FamilyPeople family={family} search={search} />
      </Disclosure>
    </>
  );
});

interface FamilyPeopleProps {
  readonly family: Family;
  readonly search: NameSearch;
}

/** The head, the spouse and the others of a family. */
function FamilyPeople({ family, search }: FamilyPeopleProps) {
  const people = peopleOf(family).filter(({ name }) => search.isFound(name));
  if (people.length === 0) return <p className={styles.nobody}>{zoneMessages.nobody}</p>;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <ItemRow
          key={person.id}
          id={personItem(person.id)}
          name={shownName(person.name)}
          label={memberLabel(person)}
          note={noteOn(family, person)}
        />
      ))}
    </ul>
  );
}

/** The place in the family, and the number of a namesake (MEMB-11). */
function noteOn(family: Family, person: ZonePerson): string | undefined {
  const notes = [placeIn(family, person), person.isNamesake && numberOf(person.id)].filter(
    (note) => note !== undefined,
  );
  return notes.length === 0 ? undefined : notes.join(' · ');
}

function placeIn({ head, spouse }: Family, person: ZonePerson): string | undefined {
  if (person === head) return familyPlaces.head;
  return person === spouse ? familyPlaces.spouse : undefined;
}
