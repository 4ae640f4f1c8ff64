import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { type EntityId } from '@/shared/domain/entity-id.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import type { MemberEntry } from '../domain/member.ts';
import type { MemberView } from '../domain/member-list.ts';
import type { MemberNews } from '../ports/member-news.ts';
import { memberListMachine } from './member-list.machine.ts';

export interface MemberListDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly MemberEntry[]>>;
  readonly news: MemberNews;
  /** Tells by the news how it goes; it runs to its end even when the list has gone. */
  readonly remove: (member: MemberEntry) => void;
  readonly showAddress: (view: MemberView) => void;
  readonly notifyNotLoaded: (reason: Fault) => void;
}

/** What a view shows of the list. */
export interface MemberListViewModel {
  /** All that were read, those who are being removed too. */
  readonly members: readonly MemberEntry[];
  readonly leaving: readonly EntityId[];
  readonly newest: readonly EntityId[];
  readonly view: MemberView;
  readonly isLoading: boolean;
  /** Why the list cannot be read. */
  readonly failure: Fault | undefined;
  /** Whose removal is asked about. */
  readonly doomed: MemberEntry | undefined;
}

export interface ProvidedMemberList {
  readonly machine: typeof memberListMachine;
  readonly read: (snapshot: SnapshotFrom<typeof memberListMachine>) => MemberListViewModel;
}

/** Provides the list; views run it with `useMemberList` with the calls, the news and the address. */
export function provideMemberList(dependencies: MemberListDependencies): ProvidedMemberList {
  return {
    machine: memberListMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => dependencies.read(signal)),
        news: fromCallback(({ sendBack }) => dependencies.news.onChange(sendBack)),
      },
      actions: {
        showAddress: (_, view) => dependencies.showAddress(view),
        remove: (_, member) => member && dependencies.remove(member),
        notifyNotLoaded: (_, reason) => dependencies.notifyNotLoaded(reason),
      },
    }),
    read: (snapshot) => {
      const { members, leaving, newest, view, reason, doomed } = snapshot.context;
      return {
        members,
        leaving,
        newest,
        view,
        doomed,
        isLoading: snapshot.matches({ reading: 'loading' }),
        failure: snapshot.matches({ reading: 'failed' }) ? reason : undefined,
      };
    },
  };
}
