import type { Done, Outcome, Refused } from '@/shared/domain/outcome.ts';

export type UploadField = readonly [name: string, value: string | File];

/** What is sent, and to whom its progress is told. */
export interface Upload {
  /** Below the server's base address: `api/File/newBulletin`. */
  readonly path: string;
  /** In order; a repeated name makes a list. */
  readonly fields: readonly UploadField[];
  /** @param share from 0 to 1; undefined where how much has gone cannot be known */
  readonly onProgress?: ((share: number | undefined) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The server's JSON, or why it took nothing; a failure may carry what the server said of it. */
export type UploadOutcome = Done<unknown> | (Refused & { readonly body?: unknown });

/** Sends forms that carry files, with the session's token (AUTH-17). */
export interface UploadGateway {
  send(upload: Upload): Promise<UploadOutcome>;
}

/** Looks into the files that a reader has chosen. */
export interface FileHeads {
  /**
   * The first bytes of a file, as many as tell its kind.
   * @throws when the file cannot be read: it was moved or deleted meanwhile, or the device refuses
   */
  readHead(file: File): Promise<Uint8Array>;
}

/** The pages of a PDF as pictures, in order, and how many it has. */
export interface PdfPages {
  readonly pages: readonly File[];
  readonly count: number;
}

/** Makes files that can be sent out of those that cannot (BULL-05). */
export interface FileConversion {
  /**
   * @param most how many pages are made at most
   * @returns `locked` for a PDF with a password, `unpaged` for one that cannot be drawn whole, `notAdapted` when what is
   * needed for it could not be fetched
   */
  pagesOf(
    pdf: File,
    most: number,
    signal: AbortSignal,
  ): Promise<Outcome<PdfPages, 'locked' | 'unpaged' | 'notAdapted'>>;
  /** Draws a picture anew, upright and no larger than so many bytes; undefined where this device cannot. */
  shrink(picture: File, maxBytes: number): Promise<File | undefined>;
}
