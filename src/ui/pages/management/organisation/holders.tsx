import type { Person } from '@/organisation/domain/organisation.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { partMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';
import styles from './seat.module.css';

interface HoldersProps {
  readonly holders: readonly Person[];
  /** The office's name. */
  readonly office: string;
  readonly many: boolean;
  readonly locked: boolean;
  readonly onTakenOut: (person: Person) => void;
}

/** The people who hold a seat, each with a button that removes them from it. */
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
            aria-label={many ? `${person.name} ${messages.takeOut}` : `${office} ${messages.clear}`}
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
