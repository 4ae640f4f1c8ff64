import type { CalendarDate } from './dates.ts';
import type { Outcome } from './outcome.ts';
import type { TextSize } from './text-size.ts';

/** Stores on this device the day on which something was last done (HOME-02). */
export interface DailyFlag {
  /** The stored day; undefined when none was stored. Unchecked: the value may be anything. */
  read(): string | undefined;
  write(day: CalendarDate): void;
}

/** Keeps a draft over a reload of the page, in its tab alone. */
export interface DraftStore {
  /** The last stored value, unchecked: the caller validates it. */
  read(): unknown;
  /** @param draft undefined removes the stored draft */
  write(draft: object | undefined): void;
}

/** What a write without an answer was sent with, by its address. */
export type UnansweredWrites = Readonly<Record<string, string>>;

/** Keeps the keys of writes without an answer over a reload of the page, which ends a call that the server may carry out. */
export interface KeyStore {
  read(): UnansweredWrites;
  write(unanswered: UnansweredWrites): void;
}

export interface SavedFile {
  readonly name: string;
  /** Such as `text/calendar`. */
  readonly mediaType: string;
  /** A text is encoded as UTF-8. */
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Saves a file on the user's device. */
export interface FileSaver {
  save(file: SavedFile): void;
}

/** Rows of texts, of which the first are headings. */
export interface Sheet {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** Writes files for spreadsheet programs. */
export interface Spreadsheets {
  /** @returns an `.xlsx` without its name; refuses with `networkError` where what writes it cannot be loaded */
  write(sheet: Sheet): Promise<Outcome<Omit<SavedFile, 'name'>>>;
}

/** The text size on this device. */
export interface TextSizeSetting {
  read(): TextSize;
  /** Shows every page in this size from now on, also after a restart. */
  write(size: TextSize): void;
}
