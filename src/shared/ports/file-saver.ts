export interface TextFile {
  readonly name: string;
  /** Such as `text/calendar`; the text travels as UTF-8. */
  readonly mediaType: string;
  readonly text: string;
}

/** Gives the reader a file to keep. */
export interface FileSaver {
  save(file: TextFile): void;
}
