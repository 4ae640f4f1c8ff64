import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { type EntityId } from '@/shared/domain/entity-id.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import type { MemberEntry } from '../domain/member.ts';
import type { MemberView } from '../domain/member-list.ts';
import type { MemberNews } from '../ports/member-news.ts';
import { memberListMachine } from './member-list.machine.ts';

export interface MemberListPlug {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly MemberEntry[]>>;
  readonly news: MemberNews;
  /** Tells by the news how it goes; it runs to its end even when the list has gone. */
  readonly remove: (member: MemberEntry) => void;
  readonly showAddress: (view: MemberView) => void;
  readonly tellNotLoaded: (reason: Fault) => void;
}

/** What a view shows of the list. */
export interface MemberListFace {
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

export interface MemberListBinding {
  readonly machine: typeof memberListMachine;
  readonly read: (snapshot: SnapshotFrom<typeof memberListMachine>) => MemberListFace;
}

/** Plugs the calls, the news and the address into the list; views run it with `useMemberList`. */
export function bindMemberList(plug: MemberListPlug): MemberListBinding {
  return {
    machine: memberListMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => plug.read(signal)),
        news: fromCallback(({ sendBack }) => plug.news.onChange(sendBack)),
      },
      actions: {
        showAddress: (_, view) => plug.showAddress(view),
        remove: (_, member) => member && plug.remove(member),
        tellNotLoaded: (_, reason) => plug.tellNotLoaded(reason),
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
