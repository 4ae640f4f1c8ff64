import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { prayersEntry } from '@/composition/prayers.ts';
import {
  canPrayFor,
  isOpen,
  type Prayer,
  type PrayerAction,
  type PrayerFilter,
  type PrayersEvent,
  prayerFilters,
} from '@/people/prayers.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { usePageLeft } from '@/ui/kit/navigation/page-leaving.ts';
import {
  hidingMessages,
  prayerMessages as messages,
  noPrayers,
  noPrayersNext,
  prayedText,
  prayerFilterNames,
  prayerName,
  untilText,
  writerOf,
} from '@/ui/messages/ko/prayers.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import { NewPrayer, PrayerChangeDialog } from './prayer-form.tsx';
import styles from './prayers.module.css';

/** A pressed button may disappear as a result of its action, and the last request with it. */
const keepFocus = keepFocusWithin();

/**
 * The requests with their form; users whose account is linked to no member get a link to the page on which they can
 * request that.
 */
export function PrayersIsland() {
  const services = useServices(prayersEntry);
  const { prayers: provided } = services;
  const [snapshot, send, list] = useMachine(provided.machine);
  const { prayers, isUnlinked, hasZone, filter, isBusy, edited, hidingCandidate } = provided.select(snapshot);
  const isAdmin = useIsAdmin();
  usePageLeft(send);
  if (isUnlinked) {
    return (
      <EmptyState sentence={messages.unlinked} next={messages.unlinkedNext}>
        <ButtonLink href={href('myChurch')}>{messages.toMyChurch}</ButtonLink>
      </EmptyState>
    );
  }
  const isThere = prayers.status === 'ready' || prayers.status === 'empty';
  return (
    <>
      {isThere && <NewPrayer makeForm={services.newForm} hasZone={hasZone} list={list} />}
      {isThere && <PrayerFilters filter={filter} hasZone={hasZone} send={send} />}
      <section ref={keepFocus} tabIndex={-1} className={styles.list} aria-label={messages.list}>
        <Async
          state={prayers}
          loading={messages.loading}
          lines={8}
          empty={<EmptyState sentence={noPrayers[filter]} next={noPrayersNext} />}
          renderFailed={(reason) =>
            reason === 'unsupported' ? (
              <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
            ) : (
              <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
            )
          }
        >
          {(all) =>
            all.map((prayer) => (
              <PrayerCard key={prayer.id} prayer={prayer} isBusy={isBusy(prayer)} isAdmin={isAdmin} send={send} />
            ))
          }
        </Async>
      </section>
      <PrayerChangeDialog prayer={edited} makeForm={services.changeForm} hasZone={hasZone} list={list} />
      <ReasonDialog
        name="hiding"
        messages={hidingMessages}
        about={hidingCandidate?.id}
        makeForm={provided.hidingForm}
        decider={list}
      >
        <p>{hidingMessages.lead}</p>
        <p className={styles.quoted}>{hidingCandidate?.text}</p>
      </ReasonDialog>
    </>
  );
}

interface PrayerCardProps {
  readonly prayer: Prayer;
  /** An action on the request is being sent. */
  readonly isBusy: boolean;
  readonly isAdmin: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** One request: its writer, its last day, its text, and the reader's actions. */
function PrayerCard({ prayer, isBusy, isAdmin, send }: PrayerCardProps) {
  const { text, scope, isMine, writtenOn, until, prayed, isAnswered, hasEnded, hiddenReason } = prayer;
  const id = useId();
  return (
    <article className={styles.prayer} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 className={styles.writer} id={id} translate={prayer.isAnonymous ? undefined : 'no'}>
          {writerOf(prayer)}
        </h2>
        {isMine && <Tag>{messages.mine}</Tag>}
        {scope === 'zone' && <Tag>{messages.zone}</Tag>}
        {isAnswered && <Tag tone="accent">{messages.answered}</Tag>}
        {hasEnded && <Tag>{messages.ended}</Tag>}
        {hiddenReason !== undefined && <Tag>{messages.hidden}</Tag>}
      </div>
      <p className={styles.about}>
        {writtenOn !== undefined && <time dateTime={writtenOn}>{writtenOn}</time>}
        {until !== undefined && <span>{` · ${untilText(until)}`}</span>}
      </p>
      <p className={styles.text}>{text}</p>
      {hiddenReason !== undefined && (
        <p className={styles.text}>
          <strong>{messages.hiddenReason}</strong> <span>{hiddenReason}</span>
        </p>
      )}
      {(isOpen(prayer) || prayed > 0) && <p className={styles.about}>{prayedText(prayed)}</p>}
      <PrayerButtons prayer={prayer} isBusy={isBusy} isAdmin={isAdmin} send={send} />
    </article>
  );
}

interface PrayerButtonsProps {
  readonly prayer: Prayer;
  readonly isBusy: boolean;
  readonly isAdmin: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** The actions of a reader, of the writer and of an Admin. */
function PrayerButtons({ prayer, isBusy, isAdmin, send }: PrayerButtonsProps) {
  const act = (kind: Exclude<PrayerAction['kind'], 'hide'>) => () =>
    send({ type: 'action.asked', prayer, action: { kind } });
  const { isMine, isAnswered, hasPrayedToday, hiddenReason } = prayer;
  const which = <VisuallyHidden>{` ${prayerName(prayer)}`}</VisuallyHidden>;
  return (
    <Buttons>
      {canPrayFor(prayer) && (
        <Button
          variant="quiet"
          aria-pressed={hasPrayedToday}
          busy={isBusy}
          onClick={act(hasPrayedToday ? 'unpray' : 'pray')}
        >
          {hasPrayedToday && <Icon name="check" />}
          <span>{hasPrayedToday ? messages.prayedToday : messages.pray}</span>
          {which}
        </Button>
      )}
      {isMine && (
        <Button variant="quiet" busy={isBusy} onClick={act(isAnswered ? 'reopen' : 'answer')}>
          <span>{isAnswered ? messages.reopen : messages.answer}</span>
          {which}
        </Button>
      )}
      {isMine && (
        <Button variant="bare" onClick={() => send({ type: 'edit.asked', prayer })}>
          <span>{messages.edit}</span>
          {which}
        </Button>
      )}
      {isAdmin && isOpen(prayer) && (
        <Button variant="bare" busy={isBusy} onClick={() => send({ type: 'hiding.asked', prayer })}>
          <span>{messages.hide}</span>
          {which}
        </Button>
      )}
      {isAdmin && hiddenReason !== undefined && (
        <Button variant="bare" busy={isBusy} onClick={act('unhide')}>
          <span>{messages.unhide}</span>
          {which}
        </Button>
      )}
      {isMine && (
        <Button
          variant="danger"
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'article');
            send({ type: 'removal.asked', prayer });
          }}
        >
          <Icon name="trash" />
          <span>{messages.remove}</span>
          {which}
        </Button>
      )}
    </Buttons>
  );
}

interface PrayerFiltersProps {
  readonly filter: PrayerFilter;
  readonly hasZone: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** Chooses a part of the requests. */
function PrayerFilters({ filter, hasZone, send }: PrayerFiltersProps) {
  const names = hasZone ? prayerFilters : prayerFilters.filter((name) => name !== 'zone');
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{messages.filters}</VisuallyHidden>
      </legend>
      <div className={styles.filters}>
        {names.map((name) => (
          <Button
            key={name}
            variant="quiet"
            className={styles.filter}
            aria-pressed={name === filter}
            onClick={() => send({ type: 'filter.chosen', filter: name })}
          >
            {prayerFilterNames[name]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
