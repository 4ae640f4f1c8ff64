import type { Person } from '@/organisation/domain/organisation.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { partMessages as words } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './seat.module.css';

interface HoldersProps {
  readonly holders: readonly Person[];
  /** The office's name. */
  readonly office: string;
  readonly many: boolean;
  readonly locked: boolean;
  readonly onTakenOut: (person: Person) => void;
}

/** Whoever holds a seat, each with a button that takes them out. */
export function Holders({ holders, office, many, locked, onTakenOut }: HoldersProps) {
  if (holders.length === 0) return null;
  return (
    <ul className={styles.holders}>
      {holders.map((person) => (
        <li key={person.id ?? person.name} className={styles.holder}>
          <span className={styles.person}>{person.name}</span>
          <Button
            variant="bare"
            round
            busy={locked}
            aria-label={many ? `${person.name} ${words.takeOut}` : `${office} ${words.clear}`}
            onClick={({ currentTarget }) => {
              moveFocus(currentTarget);
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

/** Before the button goes away with its entry, the focus goes to the next one, or to where somebody is chosen. */
function moveFocus(button: HTMLElement): void {
  const seat = button.closest('dd');
  const buttons = [...(seat?.querySelectorAll<HTMLElement>('button') ?? [])];
  const place = buttons.indexOf(button);
  buttons[place + 1]?.focus();
}
