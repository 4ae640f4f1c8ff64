import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { type Post, type PostDraft, type PostRefusal, trimmedDraft } from '../domain/post.ts';

export type PublishPost<Draft, Item> = (draft: Draft) => Promise<Outcome<Item, PostRefusal>>;

export interface Publishing<Draft, Item extends Post> {
  /** Sends a draft once, with its files; undefined when the church took it and did not say as what. */
  readonly send: (draft: Draft) => Promise<Outcome<Item | undefined, PostRefusal>>;
  /** The newest posts, asked for only when the church said nothing of the one that was sent. */
  readonly newest: () => Promise<Outcome<readonly Item[]>>;
  readonly asWritten: (draft: Draft, place: Pick<Post, 'id' | 'created'>) => Item;
}

/**
 * Publishes a post that carries files, and gives it as the list shows it (BIBL-02, ADVT-02). What the church took but
 * did not describe is looked for among the newest; not found there either, it stands as it was written: it is there, and
 * must not be sent again (REL-20).
 */
export function makePublishPost<Draft extends Partial<PostDraft>, Item extends Post>(
  { send, newest, asWritten }: Publishing<Draft, Item>,
  clock: Clock,
): PublishPost<Draft, Item> {
  return async (typed) => {
    const draft = trimmedDraft(typed);
    const sent = await send(draft);
    if (sent.kind === 'refused') return sent;
    if (sent.value !== undefined) return done(sent.value);
    const posts = await newest();
    const found = posts.kind === 'done' ? posts.value.find(({ title }) => title === draft.title) : undefined;
    const now = clock.now();
    return done(found ?? asWritten(draft, { id: now.toISOString(), created: calendarDateOf(now) }));
  };
}
