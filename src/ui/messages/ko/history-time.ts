/**
 * A date of the history as text.
 * @param time `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
 * @returns such as `1982년`, `1976년 8월`, `1976년 5월 30일`
 */
export function historyTimeText(time: string): string {
  const [year = '', month, day] = time.split('-');
  return [
    `${year}년`,
    ...(month === undefined ? [] : [`${Number(month)}월`]),
    ...(day === undefined ? [] : [`${Number(day)}일`]),
  ].join(' ');
}
