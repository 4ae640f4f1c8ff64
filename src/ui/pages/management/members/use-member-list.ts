import { useMachine } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberView } from '@/admin/domain/member-list.ts';
import { viewInAddress } from '@/admin/domain/member-list-address.ts';
import {
  type MemberListEvent,
  type MemberRowGone,
  presentMembers,
  shownMembers,
} from '@/admin/machines/member-list-state.ts';
import type { MemberListViewModel, ProvidedMemberList } from '@/admin/machines/provide-member-list.ts';
import type { Telling } from '@/ui/kit/focus/use-actor-events.ts';

interface RunningMemberList {
  readonly viewModel: MemberListViewModel;
  /** Those who are not being removed. */
  readonly present: readonly MemberEntry[];
  /** Those of them who were found, in their order. */
  readonly shown: readonly MemberEntry[];
  /** By which search and order they are shown: on a slow phone one behind what was asked for last. */
  readonly shownView: MemberView;
  readonly actor: Telling<MemberRowGone>;
  readonly send: (event: MemberListEvent) => void;
}

/**
 * Runs the list of members for a view; what is looked at stands in the address. The address belongs to the router, which
 * tells of it by rendering: hence the effect.
 */
export function useMemberList(binding: ProvidedMemberList): RunningMemberList {
  const addressed = viewInAddress(`?${useSearch()}`);
  const [snapshot, send, actor] = useMachine(binding.machine, { input: { view: addressed } });
  const viewModel = binding.select(snapshot);
  const { members, leaving, newest } = viewModel;
  const present = useMemo(() => presentMembers({ members, leaving }), [members, leaving]);
  // A slow phone answers to the next letter before it has redrawn the list for the last one.
  const view = useDeferredValue(viewModel.view);
  const shown = useMemo(() => shownMembers(present, { view, newest }), [present, view, newest]);

  const { sought, order, duty, zone } = addressed;
  const { by, descending } = order;
  useEffect(
    () => send({ type: 'address.changed', view: { sought, order: { by, descending }, duty, zone } }),
    [sought, by, descending, duty, zone, send],
  );

  return { viewModel, present, shown, shownView: view, actor, send };
}
