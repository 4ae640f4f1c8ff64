import type { ServiceIdentifier } from 'inversify';
import type { AttachmentCalls } from '@/adapters/http/http-post-repository.ts';
import type { AttachmentKind } from '@/content/domain/attachment-kind.ts';
import type { Post, PostField } from '@/content/domain/post.ts';
import type { PostPublisher } from '@/content/ports/post-publisher.ts';
import type { PostKind } from './post-kind.ts';
import { token } from './token.ts';

/** A kind of posts with files: the values in which its features differ from those of other kinds. */
export interface AttachmentPostKind<Field extends PostField, Item extends Post>
  extends PostKind<Item, AttachmentCalls<Item>>,
    AttachmentKind<Field, Item> {
  readonly name: AttachmentKind<Field, Item>['name'];
  /** The token's binding is in the feature that publishes them. */
  readonly publisher: ServiceIdentifier<PostPublisher<Item>>;
}

export const attachmentPostKind = <Field extends PostField, Item extends Post>(
  listed: PostKind<Item, AttachmentCalls<Item>>,
  kind: AttachmentKind<Field, Item>,
): AttachmentPostKind<Field, Item> => ({ ...listed, ...kind, publisher: token(`${kind.name}Publisher`) });
