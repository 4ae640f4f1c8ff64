import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { makeHttpPostRepository, type PostCalls } from '@/adapters/http/http-post-repository.ts';
import type { ListedPostName, Post } from '@/content/domain/post.ts';
import type { PostRepository } from '@/content/ports/post-repository.ts';
import { makeReadsAfterRemovals } from '@/content/stores/reads-after-removals.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL } from './tokens.ts';

/** A kind of posts with a list: the values in which its reading features differ from those of other kinds. */
export interface PostKind<Item extends Post, Calls extends PostCalls<Item> = PostCalls<Item>> {
  readonly name: ListedPostName;
  /** The page of the list. */
  readonly page: 'announcements' | 'advertisements' | 'bibleStudies';
  readonly calls: Calls;
  readonly repository: ServiceIdentifier<PostRepository<Item>>;
  /** The token of its repository. */
  readonly bindings: readonly ContainerModule[];
}

/** Makes a kind, whose repository has the calls that all lists share. */
export function postKind<Item extends Post, Calls extends PostCalls<Item>>(
  kind: Pick<PostKind<Item, Calls>, 'name' | 'page' | 'calls'>,
): PostKind<Item, Calls> {
  const repository = token<PostRepository<Item>>(`${kind.name}Repository`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(repository).toResolvedValue(
      (send, baseUrl) => makeReadsAfterRemovals(makeHttpPostRepository<Item>(send, baseUrl, kind.calls)),
      [AUTHENTICATED_CLIENT, BASE_URL],
    );
  });
  return { ...kind, repository, bindings: [bindings] };
}
