import { useMachine } from '@xstate/react';
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import {
  type MemberListEvent,
  type MemberListViewModel,
  type MemberRowGone,
  type ProvidedMemberList,
  presentMembers,
  selectPresent,
  shownMembers,
} from '@/admin/members/member-list.machine.ts';
import {
  MEMBER_COLUMNS,
  type MemberColumn,
  type MemberFilter,
  type MemberOrder,
  type MemberView,
  placesOf,
} from '@/admin/members/member-list.ts';
import { type MemberEntry, MOST_MEMBERS } from '@/admin/members/members.ts';
import { membersEntry } from '@/composition/members.ts';
import type { AsyncState } from '@/shared/async-state.ts';
import { sharedNames } from '@/shared/namesakes.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { type EmittingActor, useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { focusSuccessor } from '@/ui/kit/focus/removal-focus.ts';
import { memberListMessages, removalTexts, savedListMessages } from '@/ui/messages/ko/members.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { RegistrationDialog } from './member-registration.tsx';
import { MemberRemovalDialog } from './member-removal-dialog.tsx';
import { MemberTable, type TableLength } from './member-table.tsx';
import { MemberTools } from './member-tools.tsx';
import styles from './members.module.css';

/** A button in the place of the table disappears when it is pressed. */
const keepFocus = keepFocusWithin();

/** The list of members with search, order and the actions of an Admin (MEMB-01, MEMB-07). */
export function MembersIsland() {
  const services = useServices(membersEntry, removalTexts);
  const { viewModel, present, shown, shownView, actor, send } = useMemberList(services.list);
  const state = selectPresent(viewModel, present);
  const isLoading = state.status === 'loading';
  const { registration } = services;
  const listTop = useListTop(shownView);
  const rows = useRemovalFocus(actor);
  const places = useMemo(() => ({ duty: placesOf(present, 'duty'), zone: placesOf(present, 'zone') }), [present]);
  const columns = useMemo(() => columnsOf(places), [places]);
  const register = useCallback(() => registration.send({ type: 'dialog.opened' }), [registration]);
  const save = useCallback(() => void services.saveList(shown, savedListMessages), [services, shown]);

  return (
    <div className={styles.members} data-toasts-over-bar>
      <MemberTools
        view={viewModel.view}
        // One that was registered meanwhile is not the list.
        shown={isLoading ? 0 : shown.length}
        all={isLoading ? 0 : present.length}
        columns={columns}
        places={places}
        isKnown={state.status === 'ready' || state.status === 'empty'}
        isLoading={isLoading}
        send={send}
        onRegister={register}
        onSave={save}
      />
      <div ref={listTop} className={styles.list}>
        {viewModel.members.length >= MOST_MEMBERS && (
          <Notice>
            <strong>{memberListMessages.cut}</strong> <span>{memberListMessages.cutNext}</span>
          </Notice>
        )}
        <div ref={keepFocus} tabIndex={-1}>
          <div ref={rows}>
            <MemberListBody
              viewModel={viewModel}
              state={state}
              shown={shown}
              order={shownView.order}
              columns={columns}
              send={send}
              onRegister={register}
            />
          </div>
        </div>
      </div>
      <RegistrationDialog registration={registration} provided={services.newMemberForm} />
      <Removal candidate={viewModel.removalCandidate} send={send} />
    </div>
  );
}

interface RemovalProps {
  readonly candidate: MemberEntry | undefined;
  readonly send: (event: MemberListEvent) => void;
}

/** Memoised: a letter typed into the search does not concern it. */
const Removal = memo(function Removal({ candidate, send }: RemovalProps) {
  return (
    <MemberRemovalDialog
      member={candidate}
      onConfirmed={() => send({ type: 'removal.confirmed' })}
      onClosed={() => send({ type: 'removal.cancelled' })}
    />
  );
});

interface RunningMemberList {
  readonly viewModel: MemberListViewModel;
  /** Members that are not being removed. */
  readonly present: readonly MemberEntry[];
  /** Present members that match the view, in its order. */
  readonly shown: readonly MemberEntry[];
  /** The view that is rendered; on a slow phone it may lag behind the latest one. */
  readonly shownView: MemberView;
  readonly actor: EmittingActor<MemberRowGone>;
  readonly send: (event: MemberListEvent) => void;
}

/** Runs the actor of the member list; its view is in the address. */
function useMemberList(provided: ProvidedMemberList): RunningMemberList {
  const [snapshot, send, actor] = useMachine(provided.machine, { input: { view: provided.addressedView() } });
  const viewModel = provided.select(snapshot);
  const { members, leaving, newest } = viewModel;
  const present = useMemo(() => presentMembers({ members, leaving }), [members, leaving]);
  // Deferred, so that a slow phone handles the next letter before it renders the list for the last one.
  const view = useDeferredValue(viewModel.view);
  const shown = useMemo(() => shownMembers(present, { view, newest }), [present, view, newest]);

  return { viewModel, present, shown, shownView: view, actor, send };
}

/** The columns, without those for which no member has a value. */
function columnsOf(places: Readonly<Record<MemberFilter, readonly string[]>>): readonly MemberColumn[] {
  return MEMBER_COLUMNS.filter((column) => (column !== 'duty' && column !== 'zone') || places[column].length > 0);
}

/** More rows than this take a slow phone too long, when the page opens and for each letter typed into the search. */
const LONG = 100;

/** More members than this are too many even for a row of every five. */
const VERY_LONG = 500;

interface MemberListBodyProps {
  readonly viewModel: MemberListViewModel;
  /** Empty when no member is registered. */
  readonly state: AsyncState<readonly MemberEntry[]>;
  readonly shown: readonly MemberEntry[];
  /** The order of the rows; on a slow phone it may lag behind the chosen one. */
  readonly order: MemberOrder;
  readonly columns: readonly MemberColumn[];
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
}

/** The table, or its state: loading, failed, forbidden, no member registered, none found. */
function MemberListBody({ viewModel, state, shown, order, columns, send, onRegister }: MemberListBodyProps) {
  const { members } = viewModel;
  const namesakes = useMemo(() => sharedNames(members), [members]);
  const retry = () => send({ type: 'retry.asked' });
  return (
    <Async
      state={state}
      loading={memberListMessages.loading}
      lines={8}
      empty={
        <EmptyState sentence={memberListMessages.empty} next={memberListMessages.emptyNext}>
          <Button variant="quiet" onClick={onRegister}>
            {memberListMessages.register}
          </Button>
        </EmptyState>
      }
      renderFailed={(reason) =>
        reason === 'forbidden' ? (
          <ErrorState sentence={memberListMessages.forbidden} next={memberListMessages.forbiddenNext} onRetry={retry} />
        ) : (
          <FailureState sentence={memberListMessages.failed} reason={reason} onRetry={retry} />
        )
      }
    >
      {() =>
        shown.length === 0 ? (
          <EmptyState sentence={memberListMessages.noMatch} next={memberListMessages.noMatchNext}>
            <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
              {memberListMessages.showAll}
            </Button>
          </EmptyState>
        ) : (
          <MemberTable
            length={lengthOf(viewModel.members)}
            members={shown}
            columns={columns}
            newest={viewModel.newest}
            namesakes={namesakes}
            order={order}
            send={send}
          />
        )
      }
    </Async>
  );
}

function lengthOf({ length: count }: readonly MemberEntry[]): TableLength {
  if (count > VERY_LONG) return 'very long';
  return count > LONG ? 'long' : 'short';
}

/**
 * Keeps the first match in sight: after a search, a reader who was far down would be below the end of the shorter list.
 * @param view the view that is rendered
 */
function useListTop(view: MemberView): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(view);

  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    // oxlint-disable-next-line no-restricted-properties -- the focus stays in the search over the list
    if (list.current !== null && top < covered(list.current)) list.current.scrollIntoView();
  }, [view]);

  return list;
}

/** The height, in pixels, that sticky elements cover above the list. */
function covered(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
}

/**
 * Moves the focus when a row is removed with its focused button: to the button of the row that takes its place.
 * @returns a ref for the element that contains the rows
 */
function useRemovalFocus(list: EmittingActor<MemberRowGone>): RefObject<HTMLDivElement | null> {
  const rows = useRef<HTMLDivElement>(null);

  useActorEvents(list, ({ at }) => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    focusSuccessor(
      all.flatMap((row) => Array<HTMLElement>(membersIn(row)).fill(row.querySelector('button') ?? row)),
      at,
    );
  });

  return rows;
}

/** Far from the window one row stands for several members. */
const membersIn = (row: HTMLElement): number => Number(row.dataset['rows'] ?? 1);
