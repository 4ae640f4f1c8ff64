export interface TextFile {
  readonly name: string;
  /** Such as `text/calendar`; the text is encoded as UTF-8. */
  readonly mediaType: string;
  readonly text: string;
}

/** Saves a file on the user's device. */
export interface FileSaver {
  save(file: TextFile): void;
}
