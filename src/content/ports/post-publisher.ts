import type { Outcome } from '@/shared/domain/outcome.ts';
import type { PostFailure } from '../domain/post.ts';
import type { FileFailure } from '../domain/upload-list.ts';
import type { UploadField } from './uploads.ts';

/** A post to publish, with its files. */
export interface PostSending {
  /** The typed texts, by field name. */
  readonly fields: readonly UploadField[];
  /** In order. */
  readonly files: readonly File[];
  /** @param share of the bytes that are sent, from 0 to 1; undefined when it cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/** The result of publishing. A failure may name files with a reason each; then no file was accepted. */
export interface PostReport<Item> {
  /** The post as the server stored it. */
  readonly outcome: Outcome<Item, PostFailure>;
  readonly failures: readonly FileFailure[];
}

/** Publishes posts with files; for Admin and Editor (BIBL-02, ADVT-02). */
export interface PostPublisher<Item> {
  publish(sending: PostSending, signal?: AbortSignal): Promise<PostReport<Item>>;
}
