import type { Conflict } from '@/shared/conflict.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { FieldTexts } from '@/shared/form.ts';

/** A published item as it was read at one moment. */
export interface Versioned<Item> {
  readonly item: Item;
  /** The version of that reading, so that no later change is overwritten; undefined when the server has no versions. */
  readonly version: string | undefined;
}

/** Whether a version shows that something was changed since an earlier one; undefined when the server has no versions. */
export const isNewerVersion = (version: string | undefined, earlier: string | undefined): boolean | undefined =>
  version === undefined || earlier === undefined ? undefined : version !== earlier;

/** What a form changes: the texts as they were read, and their version. */
export interface Revision<Field extends string, Item> {
  readonly draft: FieldTexts<Field>;
  readonly version: string | undefined;
  /** Undefined where only the texts were stored: the item itself is not kept over a reload of the page. */
  readonly item: Item | undefined;
}

/** A change that has begun: the version that it changes, and what was written on it before. */
export interface OpenedEdit<Field extends string, Item> extends Revision<Field, Item> {
  readonly id: EntityId;
  /** The texts of an unfinished change that is resumed. */
  readonly unfinished: FieldTexts<Field> | undefined;
}

/** A change of a published item. */
export interface Edit<Draft> {
  readonly id: EntityId;
  /** The version that is changed; undefined overwrites any. */
  readonly version: string | undefined;
  readonly draft: Draft;
}

/** An unfinished change, stored while its form is not on the page. */
export interface StoredEdit<Field extends string> {
  readonly id: EntityId;
  readonly version: string | undefined;
  /** The texts on which it is based. */
  readonly before: FieldTexts<Field>;
  readonly mine: FieldTexts<Field>;
}

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
