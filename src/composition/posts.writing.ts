import type { HttpClient } from '@/adapters/http/client.ts';
import { type DraftCalls, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import { type DraftsDependencies, type DraftsFactory, providePlainDrafts } from '@/content/writing/drafts.machine.ts';
import { makeSendPlainDraft } from '@/content/writing/drafts.use-cases.ts';
import { blankStoredEdit, makeStoredEdits } from '@/content/writing/edits.store.ts';
import type { PostListRef } from '@/content/writing/post-form.machine.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { storedDraft } from './drafts.ts';
import type { Get } from './entry.ts';
import type { PlainPostKind } from './posts.editing.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, NAVIGATION } from './tokens.ts';

/**
 * The drafts of posts without files (EDIT-03), for the entry of those who publish them.
 * @param makeEditor finds the post that a draft has become
 * @param linkTo navigates to a draft that was published
 */
export const plainDrafts =
  <Field extends string, ValidationError extends string, Item, Written, List extends PostListRef<Item>>(
    kind: PlainPostKind<Field, ValidationError, Item, Written>,
    makeEditor: (send: HttpClient) => PostEditor<Item, Written>,
    calls: DraftCalls<Item>,
    linkTo: (navigation: Navigation) => DraftsDependencies<Field, ValidationError, Item, List>['linkTo'],
  ) =>
  (get: Get): DraftsFactory<Field, ValidationError, Item, List> => {
    const send = get(AUTHENTICATED_CLIENT);
    const saved = makeConfirmedRemovals(makeHttpPostDraftRepository(send, get(BASE_URL), calls));
    return providePlainDrafts(kind, {
      calls: saved,
      sendDraft: makeSendPlainDraft(kind, saved, get(kind.publish), makeEditor(send)),
      ...telling(get),
      drafts: makeStoredEdits(
        kind.fields,
        storedDraft(get, `${kind.name}Draft`, () => blankStoredEdit(kind.fields)),
      ),
      linkTo: linkTo(get(NAVIGATION)),
    });
  };
