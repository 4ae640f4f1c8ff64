import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { isPathUnder } from '@/shared/domain/site-path.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { addressOfDirectory, type DirectoryView } from '../domain/directory-address.ts';
import type { DirectoryAnswer, DirectoryQuery, DirectoryRepository } from '../ports/directory-repository.ts';
import { directoryMachine } from './directory.machine.ts';
import type { DirectoryList } from './directory-state.ts';

/** The view model of the directory. */
export interface DirectoryViewModel extends DirectoryView {
  /** What was read last; undefined before anything was, and when the question has failed. */
  readonly list: DirectoryList | undefined;
  readonly isReading: boolean;
  readonly isReadingMore: boolean;
  /** Whether anything narrows the list. */
  readonly isNarrowed: boolean;
  readonly failure: Failure | undefined;
  /** After how many minutes the server answers again; undefined unless it stopped the reader. */
  readonly waitMinutes: number | undefined;
}

export interface ProvidedDirectory {
  readonly machine: typeof directoryMachine;
  readonly select: (snapshot: SnapshotFrom<typeof directoryMachine>) => DirectoryViewModel;
}

/** Provides the directory with its call and the address. @param page the address of its page */
export function provideDirectory(
  repository: DirectoryRepository,
  navigation: Navigation,
  page: string,
): ProvidedDirectory {
  // Another page may be on its way when the address is to follow the last letter.
  const showAddress = (view: DirectoryView) => {
    const current = navigation.current();
    const address = addressOfDirectory(page, view);
    if (isPathUnder(current, page) && address !== current) navigation.replace(address);
  };
  return {
    machine: directoryMachine.provide({
      actors: {
        read: fromOutcome<DirectoryAnswer, DirectoryQuery>(({ input, signal }) => repository.page(input, signal)),
      },
      actions: { showAddress: (_, view) => showAddress(view) },
    }),
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
