import { memo } from 'react';
import { type Family, peopleOf } from '@/admin/domain/zone-board.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { familyInShort, familyLabel, peopleOfLabel } from '@/ui/messages/ko/zone-messages.ts';
import { ItemRow } from '@/ui/patterns/board/item-row.tsx';
import { useDropTarget } from '@/ui/patterns/board/use-drop-target.ts';
import styles from './family-block.module.css';
import { FamilyPeople } from './family-people.tsx';
import { familyItem, familyTarget, personItem } from './zone-kind.ts';

interface FamilyBlockProps {
  readonly family: Family;
  /** Only people whose names match are shown. */
  readonly searchText: string;
  /** Whether its people begin folded. */
  readonly folds: boolean;
}

/** A family that can be moved, and onto which people can be dropped (ZONE-03, ZONE-04). */
export const FamilyBlock = memo(function FamilyBlock(props: FamilyBlockProps) {
  const { family } = props;
  const { props: target, lands } = useDropTarget(familyTarget(family.id), (item) =>
    peopleOf(family).some(({ id }) => personItem(id) === item),
  );
  return (
    <li {...target} className={classNames(styles.family, props.folds && styles.folding, lands && styles.over)}>
      <FamilyBody {...props} />
    </li>
  );
});

const FamilyBody = memo(function FamilyBody({ family, searchText, folds }: FamilyBlockProps) {
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
        <FamilyPeople family={family} searchText={searchText} />
      </>
    );
  }
  return (
    <>
      {row}
      <Disclosure
        summary={<VisuallyHidden>{peopleOfLabel(family)}</VisuallyHidden>}
        open={searchText.trim() !== ''}
        arrow
        summaryClassName={styles.summary}
      >
        <FamilyPeople family={family} searchText={searchText} />
      </Disclosure>
    </>
  );
});
