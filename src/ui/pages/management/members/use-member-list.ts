import { useMachine } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { type MemberView, membersInView, withFirst } from '@/admin/domain/member-list.ts';
import { viewInAddress } from '@/admin/domain/member-list-address.ts';
import type { MemberListEvent } from '@/admin/machines/member-list.machine.ts';
import type { MemberListViewModel, ProvidedMemberList } from '@/admin/machines/provide-member-list.ts';

interface RunningMemberList {
  readonly viewModel: MemberListViewModel;
  /** Those who are not being removed. */
  readonly present: readonly MemberEntry[];
  /** Those of them who were found, in their order. */
  readonly shown: readonly MemberEntry[];
  /** By which search and order they are shown: on a slow phone one behind what was asked for last. */
  readonly shownView: MemberView;
  readonly send: (event: MemberListEvent) => void;
}

/** Runs the list of members for a view; what is looked at stands in the address. */
export function useMemberList(binding: ProvidedMemberList): RunningMemberList {
  const addressed = viewInAddress(`?${useSearch()}`);
  const [snapshot, send] = useMachine(binding.machine, { input: { view: addressed } });
  const viewModel = binding.read(snapshot);
  const { members, leaving } = viewModel;
  const present = useMemo(() => {
    const gone = new Set(leaving.map(String));
    return gone.size === 0 ? members : members.filter(({ id }) => !gone.has(String(id)));
  }, [members, leaving]);
  // A slow phone answers to the next letter before it has redrawn the list for the last one.
  const view = useDeferredValue(viewModel.view);
  const shown = useMemo(
    () => withFirst(membersInView(present, view), viewModel.newest),
    [present, view, viewModel.newest],
  );

  const { sought, order, duty, zone } = addressed;
  const { by, descending } = order;
  useEffect(
    () => send({ type: 'address.changed', view: { sought, order: { by, descending }, duty, zone } }),
    [sought, by, descending, duty, zone, send],
  );

  return { viewModel, present, shown, shownView: view, send };
}
