import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { Conflict } from '@/shared/machines/conflict-state.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { OpenedEdit, StoredEdit } from '../domain/revision.ts';
import type { ShownForm } from './watch-form-emptied.ts';

/** A change that another user's change conflicts with. */
export type EditConflict<Field extends string, Item> = Conflict<OpenedEdit<Field, Item>, FieldTexts<Field>>;

/** The user has written a new item. */
export interface ItemAdded<Item> {
  readonly type: 'item.added';
  readonly item: Item;
}

/** Another user has removed an item. */
export interface ItemLost {
  readonly type: 'item.lost';
  readonly id: EntityId;
}

/** Events that the page of a changed item receives. */
export type ItemNews<Item> =
  /**
   * @property id of the item, which may be another than this page's: an unfinished change of another item is resumed
   * first
   */
  | { readonly type: 'item.changed'; readonly id: EntityId; readonly item: Item }
  /** The text written for a removed item was published as a new one. */
  | ItemAdded<Item>
  | ItemLost;

/** Events that the owner of a change receives. */
export type EditNews<Item> =
  | ItemNews<Item>
  /** The form was removed. */
  | { readonly type: 'edit.ended' };

export type EditOwner<Item> = Receiver<EditNews<Item>>;

export interface EditingInput<Field extends string, Item> {
  /** The post that the user has chosen; undefined where none was. */
  readonly id: EntityId | undefined;
  /** An unfinished change that was stored. */
  readonly stored: StoredEdit<Field> | undefined;
  readonly owner: EditOwner<Item>;
}

export interface EditingContext<Field extends string, Item> extends EditingInput<Field, Item> {
  /** The version that is changed; undefined until it was read. */
  readonly opened: OpenedEdit<Field, Item> | undefined;
  readonly conflict: EditConflict<Field, Item> | undefined;
  /** Why the post could not be read. */
  readonly failure: Failure | undefined;
  /** The form, once it is on the page. */
  readonly shown: ShownForm | undefined;
}

export type EditingEvent<Field extends string, Item> =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'form.shown'; readonly shown: ShownForm }
  | ({ readonly type: 'conflict.found' } & EditConflict<Field, Item>)
  | { readonly type: 'conflict.left' }
  /** The post was deleted meanwhile. */
  | { readonly type: 'post.lost' }
  /** @property item as it was saved */
  | { readonly type: 'post.saved'; readonly item: Item }
  /** The text written for a removed post was published as a new one. */
  | { readonly type: 'post.added'; readonly item: Item }
  /** The edited item was a draft, which is now published. */
  | { readonly type: 'post.published' }
  | { readonly type: 'close.asked' }
  | { readonly type: 'close.cancelled' }
  | { readonly type: 'close.confirmed' };
