import type { Done, Outcome, Refused } from '@/shared/outcome.ts';

export type UploadField = readonly [name: string, value: string | File];

/** A form to send, and the callback for its progress. */
export interface Upload {
  /** POST unless it says otherwise. */
  readonly method?: 'POST' | 'PUT' | undefined;
  /** Relative to the server's base address, such as `api/File/newBulletin`. */
  readonly path: string;
  /** In order; fields of the same name form a list. */
  readonly fields: readonly UploadField[];
  /** The version that the write is based on; the server refuses to overwrite another one. */
  readonly ifMatch?: string | undefined;
  /** @param share of the bytes that are sent, from 0 to 1; undefined when it cannot be known */
  readonly onProgress?: ((share: number | undefined) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The server's JSON with its version, or why it accepted nothing; a failure may carry the body of the server's answer. */
export type UploadOutcome =
  | (Done<unknown> & {
      readonly etag?: string | undefined;
      /** Logs that the server's JSON is not what was agreed. */
      readonly logMalformed?: (() => void) | undefined;
    })
  | (Refused & { readonly body?: unknown });

/** Sends forms with files, with the session's token (AUTH-17). */
export interface UploadGateway {
  send(upload: Upload): Promise<UploadOutcome>;
}

/** Reads the beginning of files that a reader has chosen. */
export interface FileHeads {
  /**
   * The first bytes of a file, as many as are needed to recognise its kind.
   * @throws when the file cannot be read: it was moved or deleted meanwhile, or the device refuses access
   */
  readHead(file: File): Promise<Uint8Array>;
}

/** Pictures of a PDF's pages, in order, and the number of its pages. */
export interface PdfPages {
  readonly pages: readonly File[];
  readonly count: number;
}

/** Converts files that cannot be sent into files that can (BULL-05). */
export interface FileConversion {
  /**
   * @param most the maximum number of pages to convert
   * @returns `locked` for a PDF with a password, `unpaged` when a page cannot be drawn, `notAdapted` when the
   * converting code could not be loaded
   */
  pagesOf(
    pdf: File,
    most: number,
    signal: AbortSignal,
  ): Promise<Outcome<PdfPages, 'locked' | 'unpaged' | 'notAdapted'>>;
  /** Redraws a picture upright and with at most `maxBytes`; undefined when this device cannot. */
  shrink(picture: File, maxBytes: number): Promise<File | undefined>;
}
