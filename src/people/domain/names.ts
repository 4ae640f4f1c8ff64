import { matchesHangul } from '@/shared/domain/hangul.ts';

const KOREAN = new Intl.Collator('ko');

/** Names in the order of a Korean register (가나다); two who share a name are both there. */
export function inKoreanOrder(names: readonly string[]): readonly string[] {
  return names.toSorted((one, other) => KOREAN.compare(one, other));
}

/** The names that hold what somebody looks for, initial consonants included; all of them when nothing is looked for. */
export function namesMatching(names: readonly string[], sought: string): readonly string[] {
  return names.filter((name) => matchesHangul(name, sought));
}
