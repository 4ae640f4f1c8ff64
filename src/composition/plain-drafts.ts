import { ContainerModule } from 'inversify';
import { type DraftCalls, makeHttpPostDraftRepository } from '@/adapters/http/http-post-draft-repository.ts';
import type { DraftsDependencies, DraftsFactory } from '@/content/machines/provide-drafts.ts';
import { providePlainDrafts } from '@/content/machines/provide-plain-drafts.ts';
import type { PostListRef } from '@/content/machines/provide-post-form.ts';
import { makeSendPlainDraft } from '@/content/use-cases/make-draft-senders.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { createFeature } from './feature.ts';
import type { PlainPostKind } from './plain-post-kind.ts';
import { storedEdits } from './stored-edits.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/**
 * The drafts of posts without files (EDIT-03): a feature of its own, since few members write any.
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
  calls: DraftCalls<Item>,
  linkTo: (navigation: Navigation) => DraftsDependencies<Field, ValidationError, Item, List>['linkTo'],
) {
  const drafts = token<DraftsFactory<Field, ValidationError, Item, List>>(`${kind.name}Drafts`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(drafts).toResolvedValue(
      (send, baseUrl, publish, published, notifications, navigation, user) => {
        const saved = makeHttpPostDraftRepository(send, baseUrl, calls);
        return providePlainDrafts(kind, {
          calls: saved,
          sendDraft: makeSendPlainDraft(kind, saved, publish, published),
          drafts: storedEdits(user, `${kind.name}Draft`, kind.fields),
          notifications,
          navigation,
          linkTo: linkTo(navigation),
        });
      },
      [AUTHENTICATED_CLIENT, BASE_URL, kind.publish, kind.published, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
    );
  });
  return createFeature({ drafts }, [...kind.bindings, bindings]);
}
