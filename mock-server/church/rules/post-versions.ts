import { hash } from './hash.ts';
import { type Refusal, refuse } from './outcome.ts';

const changedMeanwhile = refuse('conflict', '그사이 다른 분이 이 글을 고쳤습니다.');

/** The version of a post: a number that is another one after every change. The order of its fields does not matter. */
export const postVersion = (post: object): number =>
  hash(JSON.stringify(Object.entries(post).toSorted(([one], [other]) => one.localeCompare(other))));

/** A change of a post. */
export interface PostChange<Fields> {
  readonly id: number;
  /** The version on which the change is based; `undefined` overwrites any version. */
  readonly basedOn: number | undefined;
  readonly changes: Fields;
}

/** The refusal of a change that is based on another version than the present one (EDIT-02). */
export function staleRefusal(post: object, basedOn: number | undefined): Refusal | undefined {
  const version = postVersion(post);
  return basedOn === undefined || basedOn === version ? undefined : { ...changedMeanwhile, version };
}
