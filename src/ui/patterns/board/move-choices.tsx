import { useMachine } from '@xstate/react';
import { matchesHangul } from '@/shared/domain/hangul.ts';
import { nameFilterMachine } from '@/shared/machines/name-filter.machine.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/use-spoken-status.ts';
import { SearchField } from '@/ui/kit/forms/search-field.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { boardMessages, destinationLabel } from '@/ui/messages/ko/board-messages.ts';
import type { Choice, ChoiceGroup } from './board-kind.ts';
import styles from './move-choices.module.css';

/** From this length on, more than a phone's screen, the list has a search field. */
const MANY = 20;

interface MoveChoicesProps<Container> {
  readonly label: string;
  readonly groups: readonly ChoiceGroup<Container>[];
  readonly onChosen: (container: Container) => void;
}

/** The containers, in groups that open and close; a search shows the matches of all groups. */
export function MoveChoices<Container>({ label, groups, onChosen }: MoveChoicesProps<Container>) {
  const [snapshot, send] = useMachine(nameFilterMachine);
  const { text } = snapshot.context;
  const isNarrowed = snapshot.hasTag('narrowed');
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const found = isNarrowed
    ? groups.map((group) => narrowed(group, text)).filter(({ choices }) => choices.length > 0)
    : groups;
  useSpokenStatus(found.length === 0 ? boardMessages.noPlace : undefined);
  return (
    <div className={styles.choices}>
      <p>{destinationLabel(label)}</p>
      {count > MANY && (
        <SearchField
          label={boardMessages.findPlace}
          hint={boardMessages.findHint}
          searchText={text}
          onSearchTextChange={(typed) => send({ type: 'text.changed', text: typed })}
        />
      )}
      {found.length === 0 && <p>{boardMessages.noPlace}</p>}
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

function narrowed<Container>(group: ChoiceGroup<Container>, text: string): ChoiceGroup<Container> {
  if (matchesHangul(group.label, text)) return group;
  return { ...group, choices: group.choices.filter((choice) => matchesHangul(choice.label, text)) };
}

interface ChoiceListProps<Container> {
  readonly group: ChoiceGroup<Container>;
  readonly onChosen: (container: Container) => void;
}

function ChoiceList<Container>({ group, onChosen }: ChoiceListProps<Container>) {
  return (
    <ul aria-label={group.label}>
      {group.choices.map((choice, at) => (
        <li key={choice.id}>
          <PlainButton
            className={styles.choice}
            disabled={choice.isHome}
            // The search field is not focused first: a phone's keyboard would cover the list.
            data-first-focus={at === firstFree(group) ? '' : undefined}
            onClick={() => onChosen(choice.container)}
          >
            <span>{choice.label}</span>
            <ChoiceNote choice={choice} />
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}

function firstFree<Container>({ choices }: ChoiceGroup<Container>): number {
  return choices.findIndex(({ isHome }) => !isHome);
}

function ChoiceNote<Container>({ choice }: { readonly choice: Choice<Container> }) {
  const note = choice.isHome ? boardMessages.here : choice.note;
  return note === undefined ? null : <span className={styles.note}>{note}</span>;
}
