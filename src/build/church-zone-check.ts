import { all, type Check, isObject, isText, object, quoted } from './checks.ts';

const isTimeZone = (value: unknown): value is string =>
  isText(value) && Intl.supportedValuesOf('timeZone').includes(value);

const timeZone: Check = (value, field, report) => {
  if (!isTimeZone(value)) report(field, `is ${quoted(value)}: write a zone of the IANA list, such as America/Asuncion`);
};

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, instant: Date): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const named = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(named) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const HALF_YEARS = ['2026-01-01', '2026-07-01'];

/** Paraguay has had no summer time since 2024; the browsers' tables of zones contain that since 2025. */
const WITHOUT_SUMMER_TIME = ['America/Asuncion'];

/** Without summer time a zone has one offset all year; a zone with summer time must not name any. */
const offset: Check = (value, field, report) => {
  const { name: zone, offset: named } = isObject(value) ? value : {};
  if (!isTimeZone(zone) || named === undefined) return;
  const offsets = HALF_YEARS.map((date) => offsetAt(zone, new Date(date)));
  const isRight = (one: number): boolean => one === named;
  if (!(WITHOUT_SUMMER_TIME.includes(zone) ? offsets.some(isRight) : offsets.every(isRight)))
    report(
      `${field}.offset`,
      `is ${JSON.stringify(named)}: ${zone} is ${[...new Set(offsets)].join(' or ')} minutes ahead of UTC; leave it out if that is not one number`,
    );
};

export const zone = all(object({ name: timeZone }), offset);
