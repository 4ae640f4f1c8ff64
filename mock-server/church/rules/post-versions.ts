import { plainOrder } from '../plain-order.ts';
import { hash } from './hash.ts';
import { lostUpdate } from './lost-update.ts';
import type { Refused } from './outcome.ts';

/** The pin is not part of the version: it must not make another editor's change a conflict (EDIT-04). */
const unversioned = 'pinnedUntil';

/** The version of a post: a number that is different after every change. The order of its fields does not matter. */
export const postVersion = (post: object): number => {
  const fields = Object.entries(post).filter(([name]) => name !== unversioned);
  return hash(JSON.stringify(fields.toSorted(([one], [other]) => plainOrder(one, other))));
};

/** A change of a post. */
export interface PostChange<Fields> {
  readonly id: number;
  /** The version on which the change is based; `undefined` overwrites any version. */
  readonly basedOn: number | undefined;
  readonly changes: Fields;
}

/** Refuses a change that is based on another version than the present one (EDIT-02). */
export const lostPostUpdate = (post: object, basedOn: number | undefined): Refused | undefined =>
  lostUpdate(basedOn, postVersion(post), '그사이 다른 분이 이 글을 고쳤습니다.');
