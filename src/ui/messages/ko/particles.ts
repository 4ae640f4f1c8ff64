/** A noun with the object particle: `공지사항을`, `광고를`. */
export const objectOf = (noun: string): string => noun + (endsInConsonant(noun) ? '을' : '를');

/** A noun with the subject particle: `공지사항이`, `광고가`. */
export const subjectOf = (noun: string): string => noun + (endsInConsonant(noun) ? '이' : '가');

/** Unicode orders Hangul syllables in groups of 28; the first of each group has no final consonant. */
function endsInConsonant(noun: string): boolean {
  return (noun.charCodeAt(noun.length - 1) - 0xac00) % 28 !== 0;
}
