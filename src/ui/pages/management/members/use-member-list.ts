import { useMachine } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberView } from '@/admin/domain/member-list.ts';
import {
  type MemberListEvent,
  type MemberRowGone,
  presentMembers,
  shownMembers,
} from '@/admin/machines/member-list-state.ts';
import type { MemberListViewModel, ProvidedMemberList } from '@/admin/machines/provide-member-list.ts';
import type { EmittingActor } from '@/ui/kit/focus/use-actor-events.ts';

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
export function useMemberList(provided: ProvidedMemberList): RunningMemberList {
  const [snapshot, send, actor] = useMachine(provided.machine, { input: { view: provided.addressedView() } });
  const viewModel = provided.select(snapshot);
  const { members, leaving, newest } = viewModel;
  const present = useMemo(() => presentMembers({ members, leaving }), [members, leaving]);
  // Deferred, so that a slow phone handles the next letter before it renders the list for the last one.
  const view = useDeferredValue(viewModel.view);
  const shown = useMemo(() => shownMembers(present, { view, newest }), [present, view, newest]);

  return { viewModel, present, shown, shownView: view, actor, send };
}
