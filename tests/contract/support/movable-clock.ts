/** A clock that stands still until it is moved. */
export function movableClock(start = '2026-11-20T12:00:00Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds: number): void => {
      time += milliseconds;
    },
  };
}
