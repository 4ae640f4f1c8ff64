import { makeHangulSearch } from '@/shared/domain/hangul.ts';
import { makeKoreanOrder } from '@/shared/domain/korean-order.ts';

const compare = makeKoreanOrder();

/** Names in Korean order (가나다); namesakes are kept. */
export function inKoreanOrder(names: readonly string[]): readonly string[] {
  return names.toSorted(compare);
}

/** The names that contain the search text, initial consonants included; all names when it is empty. */
export function namesMatching(names: readonly string[], searchText: string): readonly string[] {
  return names.filter(makeHangulSearch(searchText));
}
