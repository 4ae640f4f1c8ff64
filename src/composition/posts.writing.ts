import { ContainerModule } from 'inversify';
import type { HttpClient } from '@/adapters/http/client.ts';
import { type DraftCalls, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import { type DraftsDependencies, type DraftsFactory, providePlainDrafts } from '@/content/writing/drafts.machine.ts';
import { makeSendPlainDraft, type SendDraft } from '@/content/writing/drafts.use-cases.ts';
import type { PostListRef } from '@/content/writing/post-form.machine.ts';
import type { PostDraftRepository, PostEditor } from '@/content/writing/writing.ports.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { byName, createFeature } from './entry.ts';
import type { PlainPostKind } from './posts.editing.ts';
import { storedEdits } from './stored-edits.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

/**
 * The drafts of posts without files (EDIT-03): a feature of its own, since few members write any.
 * @param makeEditor finds the post that a draft has become
 * @param linkTo navigates to a draft that was published
 */
export function plainDraftsFeature<
  Field extends string,
  ValidationError extends string,
  Item,
  Written,
  List extends PostListRef<Item>,
>(
  kind: PlainPostKind<Field, ValidationError, Item, Written>,
  makeEditor: (send: HttpClient) => PostEditor<Item, Written>,
  calls: DraftCalls<Item>,
  linkTo: (navigation: Navigation) => DraftsDependencies<Field, ValidationError, Item, List>['linkTo'],
) {
  const saved = token<PostDraftRepository<Item>>(`${kind.name}DraftCalls`);
  const sendDraft = token<SendDraft<Item>>(`${kind.name}SendDraft`);
  const drafts = token<DraftsFactory<Field, ValidationError, Item, List>>(`${kind.name}Drafts`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(saved).toResolvedValue(
      (send, baseUrl) => makeConfirmedRemovals(makeHttpPostDraftRepository(send, baseUrl, calls)),
      [AUTHENTICATED_CLIENT, BASE_URL],
    );
    bind(sendDraft).toResolvedValue(
      (repository, publish, send) => makeSendPlainDraft(kind, repository, publish, makeEditor(send)),
      [saved, kind.publish, AUTHENTICATED_CLIENT],
    );
    bind(drafts).toResolvedValue(
      ...byName(
        ({ user, ...services }) =>
          providePlainDrafts(kind, {
            ...services,
            drafts: storedEdits(user, `${kind.name}Draft`, kind.fields),
            linkTo: linkTo(services.navigation),
          }),
        { calls: saved, sendDraft, notifications: NOTIFICATIONS, navigation: NAVIGATION, user: CURRENT_USER },
      ),
    );
  });
  return createFeature({ drafts }, [...kind.bindings, bindings]);
}
