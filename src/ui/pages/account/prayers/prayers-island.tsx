import { useMachine } from '@xstate/react';
import { prayersFeature } from '@/composition/prayers.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { guardPresses } from '@/ui/kit/actions/guard-presses.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { usePageLeft } from '@/ui/kit/navigation/use-page-left.ts';
import {
  hidingMessages,
  prayerMessages as messages,
  noPrayers,
  noPrayersNext,
} from '@/ui/messages/ko/prayer-messages.ts';
import { useIsAdmin } from '@/ui/patterns/access/use-is-admin.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { ReasonDialog } from '@/ui/patterns/form/reason-dialog.tsx';
import { NewPrayer } from './new-prayer.tsx';
import { PrayerCard } from './prayer-card.tsx';
import { PrayerChangeDialog } from './prayer-change-dialog.tsx';
import { PrayerFilters } from './prayer-filters.tsx';
import styles from './prayers.module.css';

/** A pressed button may disappear as a result of its action, and the last request with it. */
const keepFocus = keepFocusWithin();

/**
 * The requests with their form; users whose account is linked to no member get a link to the page on which they can
 * request that.
 */
function Prayers({ services }: HasServices<typeof prayersFeature>) {
  const { prayers: provided } = services;
  const [snapshot, send, list] = useMachine(provided.machine);
  const { prayers, isUnlinked, isGuarded, hasZone, filter, isBusy, edited, hidingCandidate } =
    provided.select(snapshot);
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
      <section
        ref={keepFocus}
        tabIndex={-1}
        className={styles.list}
        aria-label={messages.list}
        {...guardPresses(isGuarded ? () => send({ type: 'removal.pressed' }) : undefined)}
      >
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

export const PrayersIsland = withServices(prayersFeature, Prayers);
