import { isCalendarDate } from '../shared/domain/calendar-date.ts';
import { weekdayOf } from '../shared/domain/calendar-days.ts';
import type { HistoryEra, Picture, Poster } from '../shared/domain/church.ts';
import { all, type Check, isObject, isText, listOf, object, optionalText, quoted, text } from './checks.ts';

export const day: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: give a day, such as 2026-11-22');
  else if (!isCalendarDate(value)) report(field, `is "${value}", a day that does not exist: write it as 2026-11-22`);
};

export const sunday: Check = (value, field, report) => {
  day(value, field, report);
  if (isText(value) && isCalendarDate(value) && weekdayOf(value) !== 0)
    report(field, `is "${value}", which is no Sunday`);
};

/** A picture without words of its own. */
export const pictureFile: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: import a picture and give it here');
};

const alt: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: say in words what the picture shows');
};

export const picture: Check = (value, field, report) =>
  object<Picture>({ src: pictureFile, alt })(isObject(value) ? value : {}, field, report);

const lastDay: Check = (value, field, report) => {
  if (value === undefined) report(field, 'is missing: a poster needs the last day on which it shows');
  else day(value, field, report);
};

export const poster = all(
  object<Poster>({
    name: text,
    picture: pictureFile,
    from: (value, field, report) => (value === undefined ? undefined : day(value, field, report)),
    until: lastDay,
  }),
  (value, field, report) => {
    const { from, until } = isObject(value) ? value : {};
    if (isText(from) && isText(until) && from > until)
      report(`${field}.until`, `is "${until}", before it begins on ${from}`);
  },
);

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
const time: Check = (value, field, report) => {
  if (!isText(value)) return report(field, 'is missing: give a year, a month or a day');
  const first = `${value}-01-01`.slice(0, 'YYYY-MM-DD'.length);
  if (!/^\d{4}(?:-\d{2}){0,2}$/.test(value) || !isCalendarDate(first)) {
    report(field, `is "${value}", a time that does not exist: write it as 1976, 1976-05 or 1976-05-30`);
  }
  return undefined;
};

export const year: Check = (value, field, report) => {
  if (!Number.isInteger(value)) report(field, `is ${quoted(value)}: write a year, such as 1976`);
};

export const era = all(
  object<HistoryEra>({
    from: year,
    to: year,
    title: text,
    events: listOf(object<HistoryEra['events'][number]>({ time, title: optionalText, description: text })),
  }),
  (value, field, report) => {
    const { from, to } = isObject(value) ? value : {};
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      report(`${field}.to`, `is ${to}, before it begins in ${from}`);
  },
);

export const hour: Check = (value, field, report) => {
  if (isText(value) && /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(value)) return;
  report(field, `is ${quoted(value)}: write an hour of the day, such as 9:00`);
};

export const degrees =
  (most: number): Check =>
  (value, field, report) => {
    if (typeof value === 'number' && Math.abs(value) <= most) return;
    report(field, `is ${quoted(value)}: it must be a number of degrees between -${most} and ${most}`);
  };

export const address: Check = (value, field, report) => {
  if (!isText(value) || !value.startsWith('https://'))
    report(field, `is ${quoted(value)}: it must begin with https://`);
};

/** `minX minY width height`, with a size. */
export const viewBox: Check = (value, field, report) => {
  const [, , width = 0, height = 0, ...more] = isText(value) ? value.split(' ').map(Number) : [];
  if (width > 0 && height > 0 && more.length === 0) return;
  report(field, `is ${quoted(value)}: write left edge, top, width and height, such as 0 0 32 42`);
};

/** A path of SVG. */
export const path: Check = (value, field, report) => {
  if (!isText(value) || !/^[Mm]/.test(value))
    report(field, `is ${quoted(value)}: it must be a path of SVG, which begins with M`);
};
