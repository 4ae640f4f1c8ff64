import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isSamePage, queryIn } from '@/shared/domain/page-query.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { fromAddress, replaceOnPage } from '@/shared/machines/page-address.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { addressOfDirectory, type DirectoryView, directoryViewIn } from '../domain/directory-address.ts';
import type { DirectoryZone } from '../domain/directory-entry.ts';
import type { DirectoryAnswer, DirectoryQuery, DirectoryRepository } from '../ports/directory-repository.ts';
import { directoryMachine } from './directory.machine.ts';
import type { DirectoryInput, DirectoryList } from './directory-state.ts';

/** The view model of the directory. */
export interface DirectoryViewModel extends DirectoryView {
  /** The result of the last call; undefined before the first, and when the last failed. */
  readonly list: DirectoryList | undefined;
  readonly isReading: boolean;
  readonly isReadingMore: boolean;
  /** Whether a search or a filter is set. */
  readonly isNarrowed: boolean;
  readonly failure: Failure | undefined;
  /** The minutes until the server answers again; undefined unless it answered that it is asked too fast. */
  readonly waitMinutes: number | undefined;
}

export interface ProvidedDirectory {
  readonly machine: typeof directoryMachine;
  /** The view that the address names. @param ownZone the user's own */
  readonly input: (ownZone: DirectoryZone | undefined) => DirectoryInput;
  readonly select: (snapshot: SnapshotFrom<typeof directoryMachine>) => DirectoryViewModel;
}

/** Provides the directory with its call and the address. @param page the address of its page */
export function provideDirectory(
  repository: DirectoryRepository,
  navigation: Navigation,
  page: string,
): ProvidedDirectory {
  return {
    machine: directoryMachine.provide({
      actors: {
        addressListener: fromAddress(navigation, (address, ownZone: DirectoryZone | undefined) =>
          isSamePage(address, page)
            ? { type: 'address.changed', view: directoryViewIn(queryIn(address), ownZone) }
            : undefined,
        ),
        read: fromOutcome<DirectoryAnswer, DirectoryQuery>(({ input, signal }) => repository.page(input, signal)),
      },
      actions: { showAddress: (_, view) => replaceOnPage(navigation, page, addressOfDirectory(page, view)) },
    }),
    input: (ownZone) => ({ ...directoryViewIn(queryIn(navigation.current()), ownZone), ownZone }),
    select: (snapshot) => {
      const { text, zone, list, failure, wait } = snapshot.context;
      return {
        text,
        zone,
        list: snapshot.hasTag('failed') ? undefined : list,
        isReading: snapshot.hasTag('reading'),
        isReadingMore: snapshot.hasTag('readingMore'),
        isNarrowed: text.trim() !== '' || zone !== undefined,
        failure,
        waitMinutes: wait === undefined ? undefined : Math.ceil(wait / 60),
      };
    },
  };
}
