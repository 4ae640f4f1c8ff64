import { sameId } from '@/shared/domain/entity-id.ts';
import type { MemberPlace } from './member.ts';

/**
 * A place as a field's value. The text also encodes the type of the id, because the server must get it back unchanged.
 */
export function placeText(place: MemberPlace | undefined): string {
  return place === undefined ? '' : JSON.stringify(place.id === undefined ? [place.name] : [place.name, place.id]);
}

/** The place of a field's value; undefined for none. */
export function readPlaceText(text: string): MemberPlace | undefined {
  const parts: unknown = text === '' ? [] : JSON.parse(text);
  if (!Array.isArray(parts)) return undefined;
  const [name, id]: readonly unknown[] = parts;
  if (typeof name !== 'string') return undefined;
  return { name, id: typeof id === 'string' || typeof id === 'number' ? id : undefined };
}

/** The places to choose from; the current place is listed as it was read, even if the list names it differently. */
export function placesWith(current: MemberPlace | undefined, all: readonly MemberPlace[]): readonly MemberPlace[] {
  if (current === undefined) return all;
  const at = all.findIndex((place) => isSamePlace(place, current));
  return at < 0 ? [current, ...all] : all.with(at, current);
}

function isSamePlace(one: MemberPlace, other: MemberPlace): boolean {
  return one.id === undefined || other.id === undefined ? one.name === other.name : sameId(one.id, other.id);
}
