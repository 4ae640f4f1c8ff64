import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { DirectoryAnswer, DirectoryQuery, DirectoryRepository } from '../ports/directory-repository.ts';
import { directoryMachine } from './directory.machine.ts';
import type { DirectoryContext, DirectoryList } from './directory-state.ts';

/** The view model of the directory. */
export interface DirectoryViewModel extends Pick<DirectoryContext, 'text' | 'zone'> {
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

/** Provides the directory with its call. */
export function provideDirectory(repository: DirectoryRepository): ProvidedDirectory {
  return {
    machine: directoryMachine.provide({
      actors: {
        read: fromOutcome<DirectoryAnswer, DirectoryQuery>(({ input, signal }) => repository.page(input, signal)),
      },
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
