import { isCalendarDate } from '../shared/domain/calendar-date.ts';

/** Reports an error in a field: `posters[0].until`, `is missing`. */
export type Report = (field: string, error: string) => void;

export type Check = (value: unknown, field: string, report: Report) => void;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const day: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: give a day, such as 2026-11-22');
  else if (!isCalendarDate(value)) report(field, `is "${value}", a day that does not exist: write it as 2026-11-22`);
};

export const picture: Check = (value, field, report) => {
  if (!isObject(value) || !isText(value['src']))
    report(`${field}.src`, 'is missing: import a picture and give it here');
  if (!isObject(value) || !isText(value['alt']))
    report(`${field}.alt`, 'is missing: say in words what the picture shows');
};

export const poster: Check = (value, field, report) => {
  if (!isObject(value)) return report(field, 'is missing');
  const { from, until } = value;
  if (!isText(value['picture'])) report(`${field}.picture`, 'is missing: import a picture and give it here');
  if (until === undefined) return report(`${field}.until`, 'is missing: a poster needs the last day on which it shows');
  day(until, `${field}.until`, report);
  if (from === undefined) return undefined;
  day(from, `${field}.from`, report);
  if (isText(from) && isText(until) && from > until)
    report(`${field}.until`, `is "${until}", before it begins on ${from}`);
  return undefined;
};

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const time: Check = (value, field, report) => {
  if (!isText(value)) return report(field, 'is missing: give a year, a month or a day');
  const first = `${value}-01-01`.slice(0, 'YYYY-MM-DD'.length);
  if (!/^\d{4}(?:-\d{2}){0,2}$/.test(value) || !isCalendarDate(first)) {
    report(field, `is "${value}", a time that does not exist: write it as 1976, 1976-05 or 1976-05-30`);
  }
  return undefined;
};

export const hour: Check = (value, field, report) => {
  if (isText(value) && /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(value)) return;
  report(field, `is ${said(value)}: write an hour of the day, such as 9:00`);
};

export const degrees =
  (most: number): Check =>
  (value, field, report) => {
    if (typeof value === 'number' && Math.abs(value) <= most) return;
    report(field, `is ${said(value)}: it must be a number of degrees between -${most} and ${most}`);
  };

export const address: Check = (value, field, report) => {
  if (!isText(value) || !value.startsWith('https://')) report(field, `is ${said(value)}: it must begin with https://`);
};

export const isTimeZone = (value: unknown): value is string =>
  isText(value) && Intl.supportedValuesOf('timeZone').includes(value);

/** Minutes that a zone is ahead of UTC at an instant. */
export function offsetAt(zone: string, instant: Date): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const named = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(named) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

export const timeZone: Check = (value, field, report) => {
  if (!isTimeZone(value)) report(field, `is ${said(value)}: write a zone of the IANA list, such as America/Asuncion`);
};

/** `minX minY width height`, with a size. */
export const viewBox: Check = (value, field, report) => {
  const [, , width = 0, height = 0, ...more] = isText(value) ? value.split(' ').map(Number) : [];
  if (width > 0 && height > 0 && more.length === 0) return;
  report(field, `is ${said(value)}: write left edge, top, width and height, such as 0 0 32 42`);
};

const DRAWN = ['ground', 'figure', 'line'];

export const shape: Check = (value, field, report) => {
  if (!isObject(value)) return report(field, 'is missing');
  if (!DRAWN.some((drawn) => drawn === value['drawn']))
    report(`${field}.drawn`, `is ${said(value['drawn'])}: it must be one of ${DRAWN.join(', ')}`);
  if (!isText(value['path']) || !/^[Mm]/.test(value['path']))
    report(`${field}.path`, `is ${said(value['path'])}: it must be a path of SVG, which begins with M`);
  return undefined;
};

/** Every text anywhere in the value is non-empty, except in pictures and days, which have checks of their own. */
export const noEmptyText: Check = (value, field, report) => {
  if (typeof value === 'string' && value.trim() === '') report(field, 'is empty: say something, or leave it out');
  else if (Array.isArray(value)) value.forEach((one, at) => noEmptyText(one, `${field}[${at}]`, report));
  else if (isObject(value) && !('src' in value)) {
    for (const [name, one] of Object.entries(value)) noEmptyText(one, field === '' ? name : `${field}.${name}`, report);
  }
};

const said = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));
