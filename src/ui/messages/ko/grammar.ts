/** Particles, counted people and the nouns of posts, for the sentences of every place. */

import type { PostName } from '@/content/posts/posts.ts';

/** The nouns for the kinds of post. */
export const postNouns: Readonly<Record<PostName, string>> = {
  announcement: '공지사항',
  advertisement: '광고',
  bibleStudy: '성경공부 문제지',
  event: '행사',
};

/** A noun with the object particle: `공지사항을`, `광고를`. */
export const objectOf = (noun: string): string => noun + (endsInConsonant(noun) ? '을' : '를');

/** A noun with the subject particle: `공지사항이`, `광고가`. */
export const subjectOf = (noun: string): string => noun + (endsInConsonant(noun) ? '이' : '가');

/** Unicode orders Hangul syllables in groups of 28; the first of each group has no final consonant. */
function endsInConsonant(noun: string): boolean {
  return (noun.charCodeAt(noun.length - 1) - 0xac00) % 28 !== 0;
}

/** The number of people. */
export const headcount = (people: number): string => `${people}명`;

/** The number of departments. */
export const departmentCount = (departments: number): string => `${departments}개 부서`;
