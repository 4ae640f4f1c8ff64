import type { Outcome } from '@/shared/domain/outcome.ts';
import type { PostFailure } from '../domain/post.ts';
import type { FileFailure } from '../domain/upload-list.ts';
import type { UploadField } from './uploads.ts';

/** A post on its way with its files. */
export interface PostSending {
  /** What was typed, by the names of its fields. */
  readonly fields: readonly UploadField[];
  /** In order. */
  readonly files: readonly File[];
  /** @param share from 0 to 1; undefined where how much has gone cannot be known */
  readonly notifyProgress: (share: number | undefined) => void;
}

/** How a sending ended. A failure may name files, each for its reason; then none was taken. */
export interface PostReport<Item> {
  /** The post as the church keeps it. */
  readonly outcome: Outcome<Item, PostFailure>;
  readonly failures: readonly FileFailure[];
}

/** Publishes posts that carry files, for Admin and Editor (BIBL-02, ADVT-02). */
export interface PostPublisher<Item> {
  publish(sending: PostSending, signal?: AbortSignal): Promise<PostReport<Item>>;
}
