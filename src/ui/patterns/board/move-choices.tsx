import { useMachine } from '@xstate/react';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { boardMessages, whereTo } from '@/ui/messages/ko/board-messages.ts';
import type { Choice, ChoiceGroup } from './board-kind.ts';
import styles from './move-choices.module.css';

/** A list that is longer than a phone's screen is worth a search. */
const MANY = 20;

interface MoveChoicesProps<Place> {
  readonly label: string;
  readonly groups: readonly ChoiceGroup<Place>[];
  readonly onChosen: (place: Place) => void;
}

/** The places, in groups that open and close; a search shows what it finds of all of them. */
export function MoveChoices<Place>({ label, groups, onChosen }: MoveChoicesProps<Place>) {
  const [snapshot, send] = useMachine(nameFilterMachine);
  const { text } = snapshot.context;
  const isNarrowed = snapshot.hasTag('narrowed');
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const found = isNarrowed
    ? groups.map((group) => narrowed(group, text)).filter(({ choices }) => choices.length > 0)
    : groups;
  return (
    <div className={styles.choices}>
      <p>{whereTo(label)}</p>
      {count > MANY && (
        <SearchField
          label={boardMessages.findPlace}
          hint={boardMessages.findHint}
          sought={text}
          onSought={(typed) => send({ type: 'text.changed', text: typed })}
        />
      )}
      {found.length === 0 && <output>{boardMessages.noPlace}</output>}
      {groups.length === 1 && found[0] !== undefined ? (
        <ChoiceList group={found[0]} onChosen={onChosen} />
      ) : (
        found.map((group, at) => (
          <Disclosure
            key={group.label}
            summary={group.label}
            open={isNarrowed || at === 0}
            arrow
            className={styles.group}
            summaryClassName={styles.summary}
          >
            <ChoiceList group={group} onChosen={onChosen} />
          </Disclosure>
        ))
      )}
    </div>
  );
}

function narrowed<Place>(group: ChoiceGroup<Place>, text: string): ChoiceGroup<Place> {
  if (matchesHangul(group.label, text)) return group;
  return { ...group, choices: group.choices.filter((choice) => matchesHangul(choice.label, text)) };
}

interface ChoiceListProps<Place> {
  readonly group: ChoiceGroup<Place>;
  readonly onChosen: (place: Place) => void;
}

function ChoiceList<Place>({ group, onChosen }: ChoiceListProps<Place>) {
  return (
    <ul aria-label={group.label}>
      {group.choices.map((choice, at) => (
        <li key={choice.id}>
          <button
            type="button"
            className={styles.choice}
            disabled={choice.isHome}
            // A search would bring up a phone's keyboard over the list.
            data-first-focus={at === firstFree(group) ? '' : undefined}
            onClick={() => onChosen(choice.place)}
          >
            <span>{choice.label}</span>
            <ChoiceNote choice={choice} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function firstFree<Place>({ choices }: ChoiceGroup<Place>): number {
  return choices.findIndex(({ isHome }) => !isHome);
}

function ChoiceNote<Place>({ choice }: { readonly choice: Choice<Place> }) {
  const note = choice.isHome ? boardMessages.here : choice.note;
  return note === undefined ? null : <span className={styles.note}>{note}</span>;
}
