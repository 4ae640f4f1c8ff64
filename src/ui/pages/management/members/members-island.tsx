import { useMachine } from '@xstate/react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import {
  MEMBER_COLUMNS,
  type MemberColumn,
  type MemberFilter,
  type MemberView,
  MOST_MEMBERS,
  placesOf,
} from '@/admin/domain/member-list.ts';
import {
  type MemberListEvent,
  type MemberRowGone,
  presentMembers,
  shownMembers,
} from '@/admin/machines/member-list-state.ts';
import {
  type MemberListViewModel,
  type ProvidedMemberList,
  selectPresent,
} from '@/admin/machines/provide-member-list.ts';
import { membersFeature } from '@/composition/members.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import type { EmittingActor } from '@/ui/kit/focus/use-actor-events.ts';
import { memberListMessages, savedListMessages } from '@/ui/messages/ko/member-messages.ts';
import { MemberListBody } from './member-list-body.tsx';
import { MemberRemovalDialog } from './member-removal-dialog.tsx';
import { MemberTools } from './member-tools.tsx';
import styles from './members-island.module.css';
import { RegistrationDialog } from './registration-dialog.tsx';
import { useListTop } from './use-list-top.ts';
import { useRemovalFocus } from './use-removal-focus.ts';

/** A button in the place of the table disappears when it is pressed. */
const keepFocus = keepFocusWithin();

/** The list of members with search, order and the actions of an Admin (MEMB-01, MEMB-07). */
function Members({ services }: HasServices<typeof membersFeature>) {
  const { viewModel, present, shown, shownView, actor, send } = useMemberList(services.list);
  const state = selectPresent(viewModel, present);
  const isLoading = state.status === 'loading';
  const { registration } = services;
  const listTop = useListTop(shownView);
  const rows = useRemovalFocus(actor);
  const places = useMemo(() => ({ duty: placesOf(present, 'duty'), zone: placesOf(present, 'zone') }), [present]);
  const columns = useMemo(() => columnsOf(places), [places]);
  const register = useCallback(() => registration.send({ type: 'dialog.opened' }), [registration]);
  const save = useCallback(() => services.saveList(shown, savedListMessages), [services, shown]);

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
            <strong>{memberListMessages.cut}</strong> {memberListMessages.cutNext}
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

export const MembersIsland = withServices(membersFeature, Members);

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
