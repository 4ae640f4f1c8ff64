import { useId } from 'react';
import type { Person } from '@/organisation/organisation.ts';
import {
  includesPerson,
  otherSeatsOf,
  type PartSheet,
  type Seat,
  type SeatChange,
  type SeatGroup,
  type SeatPlace,
  type SeatSection,
  samePlace,
  seatAt,
} from '@/organisation/parts.ts';
import type { MemberName } from '@/people/member-names.ts';
import { sharedNames } from '@/shared/namesakes.ts';
import type { PickerClosed, PickerContext, PickerSearchEvent } from '@/shared/picker.machine.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { headcount } from '@/ui/messages/ko/grammar.ts';
import {
  holderName,
  officeName,
  partMessages,
  pickerMessages,
  pickerTitle,
  sectionTitle,
} from '@/ui/messages/ko/organisation-management.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { PersonSearch } from '@/ui/patterns/people/person-search.tsx';
import styles from './organisation-management.module.css';

interface SectionSeatsProps {
  /** The name of the section's part. */
  readonly part: string;
  readonly section: SeatSection;
  readonly changes: readonly SeatChange[];
  readonly locked: boolean;
  readonly onPick: (place: SeatPlace) => void;
  readonly onTakenOut: (place: SeatPlace, person: Person) => void;
}

/** The seats of one group, such as a society's officers or a choir's. */
export function SectionSeats({ part, section, changes, locked, onPick, onTakenOut }: SectionSeatsProps) {
  const id = useId();
  const { key, group, name, seats } = section;
  const title = sectionTitle(group, name, part);
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{title}</PartHeading>
      <dl className={styles.seats}>
        {seats.map((seat) => {
          const place = { section: key, office: seat.office };
          return (
            <SeatRow
              key={seat.office}
              group={group}
              seat={seat}
              changed={changes.some((change) => samePlace(change.seat.place, place))}
              locked={locked}
              onPick={() => onPick(place)}
              onTakenOut={(person) => onTakenOut(place, person)}
            />
          );
        })}
      </dl>
    </section>
  );
}

interface SeatRowProps {
  readonly group: SeatGroup;
  readonly seat: Seat;
  readonly changed: boolean;
  /** Whether the part is being saved; changes made meanwhile would be lost. */
  readonly locked: boolean;
  readonly onPick: () => void;
  readonly onTakenOut: (person: Person) => void;
}

/** An office with the person who holds it, or a list of those who serve; people can be added and removed. */
function SeatRow({ group, seat, changed, locked, onPick, onTakenOut }: SeatRowProps) {
  const { office, many, holders } = seat;
  const name = officeName(group, office);
  const chooses = holders.length === 0 ? partMessages.choose : partMessages.replace;
  return (
    <div className={styles.seat}>
      <dt className={styles.office}>
        <span>{name}</span>
        {many && <span className={styles.holderCount}>{` ${headcount(holders.length)}`}</span>}
        {changed && (
          <>
            {' '}
            <Tag tone="accent">{partMessages.changed}</Tag>
          </>
        )}
      </dt>
      <dd className={styles.holding}>
        {holders.length === 0 && <span className={styles.nobody}>{partMessages.nobody}</span>}
        <Holders holders={holders} office={name} many={many} locked={locked} onTakenOut={onTakenOut} />
        <Button variant="quiet" className={styles.pick} busy={locked} onClick={onPick}>
          {many && <Icon name="plus" />}
          <VisuallyHidden>{`${name} `}</VisuallyHidden>
          <span>{many ? partMessages.add : chooses}</span>
        </Button>
      </dd>
    </div>
  );
}

interface HoldersProps {
  readonly holders: readonly Person[];
  /** The office's name. */
  readonly office: string;
  readonly many: boolean;
  readonly locked: boolean;
  readonly onTakenOut: (person: Person) => void;
}

/** The people who hold a seat, each with a button that removes them from it. */
function Holders({ holders, office, many, locked, onTakenOut }: HoldersProps) {
  if (holders.length === 0) return null;
  const shared = sharedNames(holders);
  return (
    <ul className={styles.holders}>
      {holders.map((person) => (
        <li key={person.id ?? person.name} className={styles.holder}>
          <span className={styles.person} translate="no">
            {holderName(person, shared)}
          </span>
          <Button
            variant="bare"
            round
            busy={locked}
            aria-label={
              many ? `${holderName(person, shared)} ${partMessages.takeOut}` : `${office} ${partMessages.clear}`
            }
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, 'li', chooserBeside(currentTarget));
              onTakenOut(person);
            }}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The button that opens the picker of the same seat. */
function chooserBeside(button: HTMLElement): HTMLElement | null {
  return button.closest('dd')?.querySelector<HTMLElement>(':scope > button') ?? null;
}

interface PersonPickerProps {
  readonly sheet: PartSheet;
  readonly members: { readonly viewModel: ReadOnceViewModel<readonly MemberName[]>; readonly retry: () => void };
  readonly picker: PickerContext<SeatPlace>;
  readonly open: boolean;
  readonly send: (event: PickerClosed | PickerSearchEvent) => void;
  readonly onSeated: (place: SeatPlace, person: Person) => void;
  readonly onTakenOut: (place: SeatPlace, person: Person) => void;
}

/** The dialog that chooses a person for a seat. For a seat for many it stays open after a choice. */
export function PersonPicker({ sheet, members, picker, open, send, onSeated, onTakenOut }: PersonPickerProps) {
  const seat = picker.subject && seatAt(sheet, picker.subject);
  const close = () => send({ type: 'picker.closed' });
  const { viewModel, retry } = members;
  if (seat === undefined) return null;
  const { place, many } = seat;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={pickerTitle(officeName(seat.group, seat.office), many)}
      closeLabel={pickerMessages.close}
      wide
    >
      <PersonSearch
        members={viewModel}
        instead={{
          loading: pickerMessages.loading,
          lines: 6,
          empty: pickerMessages.empty,
          renderFailed: (reason) => <FailureState sentence={pickerMessages.failed} reason={reason} onRetry={retry} />,
        }}
        picker={picker}
        many={many}
        isHolder={(person) => includesPerson(seat.holders, personOf(person))}
        officesOf={(person) =>
          otherSeatsOf(sheet, personOf(person), place).map(({ group, office }) => officeName(group, office))
        }
        send={send}
        onChosen={(member, holds) => {
          const person = personOf(member);
          if (holds && many) onTakenOut(place, person);
          else onSeated(place, person);
          if (!many) close();
        }}
        onDone={close}
      />
    </Dialog>
  );
}

/** The person without the fields that a seat does not have. */
function personOf({ id, name }: Person): Person {
  return { id, name };
}
