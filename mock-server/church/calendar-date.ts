/**
 * Hours by which the church's day begins later than the day of UTC. Paraguay has had no summer time since October 2024, and
 * no instant of the church is older. For speed: the browser's tables of zones take a slow phone 70 ms, and the visitor waits.
 */
const behindUtc = 3;

const hour = 3_600_000;
const day = 24 * hour;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

// For speed, because the visitor waits while the demo creates its records: digits are read without parsing the date.
const digits = (date: string, from: number, to: number): number => Number(date.slice(from, to));
const utc = (date: string): number => Date.UTC(yearOf(date), monthOf(date) - 1, dayOfMonth(date));

/** The calendar date in Asunción at that instant, `YYYY-MM-DD`, whatever zone the computer is set to. */
export const churchDate = (instant: Date): string =>
  new Date(instant.getTime() - behindUtc * hour).toISOString().slice(0, 10);

/** A date from its parts; `month` is 1 to 12, and days beyond the month's end run over into the next. */
export const dateOf = (year: number, month: number, dayOfMonth: number): string => {
  const at = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return `${pad(at.getUTCFullYear(), 4)}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}`;
};

export const yearOf = (date: string): number => digits(date, 0, 4);
/** 1 to 12. */
export const monthOf = (date: string): number => digits(date, 5, 7);
export const dayOfMonth = (date: string): number => digits(date, 8, 10);
/** 0 is Sunday, 6 is Saturday. */
const weekdayOf = (date: string): number => new Date(utc(date)).getUTCDay();

export const addDays = (date: string, count: number): string =>
  dateOf(yearOf(date), monthOf(date), dayOfMonth(date) + count);

/** How many days later `to` is than `from`; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / day);

/** That date if it is the weekday (0 Sunday … 6 Saturday), else the next one that is. */
export const nextWeekday = (date: string, weekday: number): string =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7);

/**
 * Orders days, instants and keys by their code units. The browser's own comparison of texts begins by loading the rules
 * of languages, which takes a slow phone 35 ms; names are worth that.
 */
export const plainOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);
