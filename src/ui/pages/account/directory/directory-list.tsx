import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  DirectoryEvent,
  DirectoryList,
  DirectoryViewModel,
  directoryMachine,
} from '@/people/directory.machine.ts';
import {
  type DirectoryEntry,
  type DirectoryZone,
  emailLink,
  type OpenedValues,
  telephoneLink,
} from '@/people/directory.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SearchBar } from '@/ui/kit/forms/search-field.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import {
  birthdayText,
  memberCount,
  directoryMessages as messages,
  openableNames,
  ownZoneOnly,
  photoOf,
  waitSentence,
} from '@/ui/messages/ko/directory.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './directory.module.css';

/** The button that shows all disappears when it is pressed. */
const keepFocus = keepFocusWithin();

interface DirectoryProps {
  readonly viewModel: DirectoryViewModel;
  readonly actor: ActorRefFrom<typeof directoryMachine>;
  /** The reader's own zone; undefined without one. */
  readonly ownZone: DirectoryZone | undefined;
}

/** The list with its search: by name, initial consonants or zone (MINE-03). */
export function Directory({ viewModel, actor, ownZone }: DirectoryProps) {
  const { send } = actor;
  const { text, zone, list, isReading } = viewModel;
  const id = useId();
  useActorEvents(actor, ({ first }) => {
    if (first !== undefined) takeFocus(document.getElementById(entryId(first)));
  });
  return (
    <section ref={keepFocus} tabIndex={-1} aria-labelledby={id}>
      <PartHeading id={id}>{messages.list}</PartHeading>
      <Form className={styles.search} onSubmitted={() => send({ type: 'search.submitted' })}>
        <SearchBar
          label={messages.search}
          hint={messages.searchHint}
          searchText={text}
          onSearchTextChange={(typed) => send({ type: 'text.changed', text: typed })}
          count={list === undefined || isReading ? '' : memberCount(list.entries.length, !list.hasMore)}
        />
        {ownZone !== undefined && (
          <SelectField
            label={messages.whose}
            value={zone === undefined ? 'members' : 'zone'}
            options={[
              { value: 'members', label: messages.everybody },
              { value: 'zone', label: ownZoneOnly(ownZone.name) },
            ]}
            onChange={({ target }) =>
              send({ type: 'zone.chosen', zone: target.value === 'zone' ? ownZone : undefined })
            }
          />
        )}
      </Form>
      {list === undefined && isReading && <Skeleton label={messages.reading} lines={8} />}
      {list === undefined && !isReading && (
        <DirectoryFailure sentence={messages.failed} viewModel={viewModel} send={send} />
      )}
      {list !== undefined && <DirectoryMembers list={list} viewModel={viewModel} send={send} />}
    </section>
  );
}

/** The attribute by which the focus finds a member. */
const entryId = ({ id }: DirectoryEntry): string => `member-${id}`;

interface DirectoryMembersProps {
  readonly list: DirectoryList;
  readonly viewModel: DirectoryViewModel;
  readonly send: (event: DirectoryEvent) => void;
}

/** The members that were found, and the button for more. */
function DirectoryMembers({ list, viewModel, send }: DirectoryMembersProps) {
  const { entries, hasMore } = list;
  const { isReading, isReadingMore, isNarrowed, failure, waitMinutes } = viewModel;
  const hasStopped = failure !== undefined || waitMinutes !== undefined;
  if (entries.length === 0 && !isNarrowed) return <EmptyState sentence={messages.nobody} />;
  if (entries.length === 0) {
    return (
      <EmptyState sentence={messages.none} next={messages.noneNext}>
        <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
          {messages.showAll}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isReading} className={isReading ? styles.stale : undefined}>
      <ul className={styles.members} aria-label={messages.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DirectoryCard id={entryId(entry)} name={entry.name} zone={entry.zone} seen={entry} />
          </li>
        ))}
      </ul>
      {hasStopped && (
        <DirectoryFailure
          sentence={messages.moreFailed}
          next={messages.moreFailedNext}
          viewModel={viewModel}
          send={send}
        />
      )}
      {hasMore && !hasStopped && (
        <Button
          variant="quiet"
          className={styles.more}
          busy={isReadingMore}
          onClick={() => send({ type: 'more.asked' })}
        >
          {isReadingMore ? messages.moreReading : messages.more}
        </Button>
      )}
    </div>
  );
}

interface DirectoryCardProps {
  readonly id?: string;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
  /** The fields that this reader may see. */
  readonly seen: OpenedValues;
}

/** A member as this reader sees them. */
export function DirectoryCard({ id, name, zone, seen: { telephone, email, birthday, photo } }: DirectoryCardProps) {
  return (
    <div className={styles.member}>
      {photo !== undefined && (
        <img
          className={styles.photo}
          src={photo}
          alt={photoOf(name)}
          width={72}
          height={72}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      <div className={styles.words}>
        <p id={id} tabIndex={id === undefined ? undefined : -1}>
          <strong translate="no">{name}</strong> <span className={styles.zone}>{zone?.name ?? messages.noZone}</span>
        </p>
        {telephone !== undefined && (
          <Contact name={openableNames.telephone} value={telephone} href={telephoneLink(telephone)} />
        )}
        {email !== undefined && <Contact name={openableNames.email} value={email} href={emailLink(email)} />}
        {birthday !== undefined && (
          <p className={styles.line}>
            <span className={styles.zone}>{openableNames.birthday}</span> <span>{birthdayText(birthday)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface ContactProps {
  readonly name: string;
  readonly value: string;
  /** The link of a value; undefined where it is neither a telephone number nor an e-mail address. */
  readonly href: string | undefined;
}

function Contact({ name, value, href }: ContactProps) {
  return (
    <p className={styles.line}>
      <span className={styles.zone}>{name}</span>{' '}
      {href === undefined ? (
        <span>{value}</span>
      ) : (
        <a className={styles.contact} href={href}>
          {value}
        </a>
      )}
    </p>
  );
}

interface DirectoryFailureProps {
  readonly sentence: string;
  /** What the user need not repeat. */
  readonly next?: string;
  readonly viewModel: DirectoryViewModel;
  readonly send: (event: DirectoryEvent) => void;
}

/** Why no further members are shown, and what the user can do; nothing without a failure. */
function DirectoryFailure({ sentence, next, viewModel, send }: DirectoryFailureProps) {
  const { failure, waitMinutes } = viewModel;
  const retry = () => send({ type: 'retry.asked' });
  if (waitMinutes !== undefined) {
    return (
      <ErrorState
        sentence={messages.tooFast}
        next={waitSentence(waitMinutes)}
        onRetry={retry}
        retryLabel={messages.again}
      />
    );
  }
  if (failure === 'unsupported') return <EmptyState sentence={messages.unsupported} />;
  return failure && <FailureState sentence={sentence} reason={failure} next={next} onRetry={retry} />;
}
