/**
 * Caches the results of a function. All of them are dropped once there are too many.
 * @param make returns the same result for the same text
 * @param most how many results are cached
 */
export function memoised<Answer>(make: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, Answer>();

  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = make(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
