import { type ComponentProps, type KeyboardEvent, useEffect, useId, useMemo } from 'react';
import { findMembers, type MemberName } from '@/people/member-names.ts';
import { sharedNames } from '@/shared/namesakes.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { PickerSearch, PickerSearchEvent } from '@/shared/picker.machine.ts';
import { Button, PlainButton } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { keepComposition, submitComposed } from '@/ui/kit/forms/form.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import {
  foundCount,
  memberNumber,
  pickerMessages as messages,
  unlistedCount,
} from '@/ui/messages/ko/organisation-management.ts';
import styles from './person-search.module.css';

/** The people among whom one is searched. */
export type SearchedPeople = readonly MemberName[];

type ListProps = ComponentProps<typeof Async<SearchedPeople, Failure>>;

/** Longer than any name or address. */
const LONGEST = 100;

interface PersonSearchProps {
  readonly members: ListProps['state'];
  /** What is shown in place of the list until it is there; absent where it always is. */
  readonly instead?: Omit<ListProps, 'state' | 'children'>;
  readonly picker: PickerSearch;
  /** It replaces the button that was pressed, in whose dialog the focus would be lost. */
  readonly takesFocus?: boolean;
  /** Several can be chosen, one after the other. */
  readonly many?: boolean | undefined;
  /** Whether a person already holds the office in question. */
  readonly isHolder?: ((person: MemberName) => boolean) | undefined;
  /** Other offices of a person. */
  readonly officesOf?: ((person: MemberName) => readonly string[]) | undefined;
  readonly send: (event: PickerSearchEvent) => void;
  /** @param holds whether the person already holds the office */
  readonly onChosen: (member: MemberName, holds: boolean) => void;
  /** Ends choosing several. */
  readonly onDone?: (() => void) | undefined;
}

/**
 * A field that finds members by name, and the list of matches: one control for keyboard, mouse and touch. The field is there
 * before the members are, so that nothing is lost of what is typed meanwhile; an Enter chooses nothing then.
 */
export function PersonSearch(props: PersonSearchProps) {
  const {
    members: state,
    picker,
    many = false,
    isHolder = nobody,
    officesOf = nothing,
    send,
    onChosen,
    onDone,
  } = props;
  const { instead = { loading: '' }, takesFocus = false } = props;
  const id = useId();
  const { searchText, at } = picker;
  const members = state.status === 'ready' ? state.value : NO_MEMBERS;
  const { shown, more } = useMemo(() => findMembers(members, searchText), [members, searchText]);
  const namesakes = useMemo(() => sharedNames(members), [members]);
  const optionId = (index: number | undefined) => `${id}option${index}`;
  const chosen = at === undefined ? undefined : shown[at];
  const choose = (member: MemberName) => onChosen(member, isHolder(member));

  useInSight(optionId(at));

  const pressed = (event: KeyboardEvent) => {
    // The key that ends a Hangul composition is for the text first; an Enter chooses when it is let go.
    keepComposition(event);
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === 1 || by === -1) send({ type: 'keyboard.moved', by, among: shown.length });
    else if (event.key !== 'Enter') return;
    else if (chosen !== undefined) choose(chosen);
    // Where nobody is shown, an Enter does not submit a form around the search either.
    event.preventDefault();
  };

  return (
    <div className={styles.search}>
      <TextField
        ref={takesFocus ? takeFocus : undefined}
        type="text"
        name="searchText"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list does not find by initial consonants
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line react/forbid-component-props -- the list of this combobox is open as soon as it is there
        aria-expanded={state.status === 'ready'}
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={chosen === undefined ? undefined : optionId(at)}
        label={messages.searchLabel}
        hint={messages.searchHint}
        value={searchText}
        maxLength={LONGEST}
        onChange={({ target }) => send({ type: 'text.changed', text: target.value })}
        onKeyDown={pressed}
        onKeyUp={submitComposed}
      />
      <Async state={state} {...instead}>
        {() => (
          <>
            <output className={styles.count}>
              {shown.length === 0 ? messages.nobody : foundCount(shown.length + more)}
            </output>
            <div
              className={styles.list}
              id={`${id}list`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list does not find by initial consonants
              role="listbox"
              aria-label={messages.results}
              aria-multiselectable={many}
            >
              {shown.map((member, index) => (
                <PersonOption
                  key={member.id}
                  id={optionId(index)}
                  member={member}
                  holds={isHolder(member)}
                  offices={officesOf(member)}
                  active={index === at}
                  hasNamesake={namesakes.has(member.name)}
                  onChosen={() => {
                    send({ type: 'keyboard.placed', at: index });
                    choose(member);
                  }}
                />
              ))}
            </div>
            {more > 0 && <p className={styles.count}>{unlistedCount(more)}</p>}
          </>
        )}
      </Async>
      {many && (
        <div>
          <Button onClick={onDone}>{messages.done}</Button>
        </div>
      )}
    </div>
  );
}

const NO_MEMBERS: readonly MemberName[] = [];

function nobody(): boolean {
  return false;
}

function nothing(): readonly string[] {
  return [];
}

/** Scrolls the active option into view: the browser does that only for the focused element. */
function useInSight(optionId: string): void {
  useEffect(() => {
    // oxlint-disable-next-line no-restricted-properties -- the focus stays in the field while the arrows walk
    document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
}

interface PersonOptionProps {
  readonly id: string;
  readonly member: MemberName;
  /** The person already holds the office in question. */
  readonly holds: boolean;
  /** Other offices of the person. */
  readonly offices: readonly string[];
  /** The option is active for the keyboard. */
  readonly active: boolean;
  /** Another person has the same name: the number tells them apart (MEMB-11). */
  readonly hasNamesake: boolean;
  readonly onChosen: () => void;
}

/** One member of the list, with their present offices. */
function PersonOption({ id, member, holds, offices, active, hasNamesake, onChosen }: PersonOptionProps) {
  const number = hasNamesake ? memberNumber(member.id) : '';
  const about = [...(holds ? [messages.holds] : []), ...offices, number, member.email].filter((words) => words !== '');
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
        <span className={styles.name} translate="no">
          {member.name}
        </span>
        {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
      </span>
      {holds && <Icon name="check" className={styles.check} />}
    </PlainButton>
  );
}
