import { sameId } from '@/shared/domain/entity-id.ts';
import type { MemberPlace } from './member.ts';

/** A place as the value of a field: identifiers keep their kind, for the server gets them back as they came. */
export function placeText(place: MemberPlace | undefined): string {
  return place === undefined ? '' : JSON.stringify(place.id === undefined ? [place.name] : [place.name, place.id]);
}

/** The place that the value of a field stands for; undefined for none. */
export function readPlaceText(text: string): MemberPlace | undefined {
  const parts: unknown = text === '' ? [] : JSON.parse(text);
  if (!Array.isArray(parts)) return undefined;
  const [name, id]: readonly unknown[] = parts;
  if (typeof name !== 'string') return undefined;
  return { name, id: typeof id === 'string' || typeof id === 'number' ? id : undefined };
}

/** All that can be chosen: where somebody belongs now is among it as it was read, whatever a list calls it. */
export function placesWith(current: MemberPlace | undefined, all: readonly MemberPlace[]): readonly MemberPlace[] {
  if (current === undefined) return all;
  const at = all.findIndex((place) => isSamePlace(place, current));
  return at < 0 ? [current, ...all] : all.with(at, current);
}

function isSamePlace(one: MemberPlace, other: MemberPlace): boolean {
  return one.id === undefined || other.id === undefined ? one.name === other.name : sameId(one.id, other.id);
}
