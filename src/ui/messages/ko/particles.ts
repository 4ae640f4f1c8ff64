/** A noun as what something is done to: `공지사항을`, `광고를`. */
export const objectOf = (noun: string): string => noun + (endsInConsonant(noun) ? '을' : '를');

/** A noun as what is there or does something: `공지사항이`, `광고가`. */
export const subjectOf = (noun: string): string => noun + (endsInConsonant(noun) ? '이' : '가');

/** Hangul syllables stand in rows of 28, each led by the one without a consonant at its end. */
function endsInConsonant(noun: string): boolean {
  return (noun.charCodeAt(noun.length - 1) - 0xac00) % 28 !== 0;
}
