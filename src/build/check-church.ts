import type {
  CoreValue,
  HistoryEra,
  Letter,
  Logo,
  MapPlace,
  Missionary,
  Picture,
  Poster,
  SocialLink,
  Verse,
  Vision,
  WorshipTime,
} from '../shared/church.ts';
import { isCalendarDate, weekdayOf } from '../shared/dates.ts';
import {
  all,
  type Check,
  isObject,
  isText,
  listOf,
  object,
  oneOf,
  optionalText,
  quoted,
  type Report,
  recordOf,
  text,
} from './checks.ts';

const day: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: give a day, such as 2026-11-22');
  else if (!isCalendarDate(value)) report(field, `is "${value}", a day that does not exist: write it as 2026-11-22`);
};

const sunday: Check = (value, field, report) => {
  day(value, field, report);
  if (isText(value) && isCalendarDate(value) && weekdayOf(value) !== 0)
    report(field, `is "${value}", which is no Sunday`);
};

/** A picture without words of its own. */
const pictureFile: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: import a picture and give it here');
};

const alt: Check = (value, field, report) => {
  if (!isText(value)) report(field, 'is missing: say in words what the picture shows');
};

const picture: Check = (value, field, report) =>
  object<Picture>({ src: pictureFile, alt })(isObject(value) ? value : {}, field, report);

const lastDay: Check = (value, field, report) => {
  if (value === undefined) report(field, 'is missing: a poster needs the last day on which it shows');
  else day(value, field, report);
};

const poster = all(
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

const year: Check = (value, field, report) => {
  if (!Number.isInteger(value)) report(field, `is ${quoted(value)}: write a year, such as 1976`);
};

const era = all(
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

const hour: Check = (value, field, report) => {
  if (isText(value) && /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(value)) return;
  report(field, `is ${quoted(value)}: write an hour of the day, such as 9:00`);
};

const degrees =
  (most: number): Check =>
  (value, field, report) => {
    if (typeof value === 'number' && Math.abs(value) <= most) return;
    report(field, `is ${quoted(value)}: it must be a number of degrees between -${most} and ${most}`);
  };

const address: Check = (value, field, report) => {
  if (!isText(value) || !value.startsWith('https://'))
    report(field, `is ${quoted(value)}: it must begin with https://`);
};

/** `minX minY width height`, with a size. */
const viewBox: Check = (value, field, report) => {
  const [, , width = 0, height = 0, ...more] = isText(value) ? value.split(' ').map(Number) : [];
  if (width > 0 && height > 0 && more.length === 0) return;
  report(field, `is ${quoted(value)}: write left edge, top, width and height, such as 0 0 32 42`);
};

/** A path of SVG. */
const path: Check = (value, field, report) => {
  if (!isText(value) || !/^[Mm]/.test(value))
    report(field, `is ${quoted(value)}: it must be a path of SVG, which begins with M`);
};

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
  const { name: zone, always } = isObject(value) ? value : {};
  if (!isTimeZone(zone) || always === undefined) return;
  const { offset: named, since } = isObject(always) ? always : {};
  day(since, `${field}.always.since`, report);
  const offsets = HALF_YEARS.map((date) => offsetAt(zone, new Date(date)));
  const isRight = (one: number): boolean => one === named;
  if (!(WITHOUT_SUMMER_TIME.includes(zone) ? offsets.some(isRight) : offsets.every(isRight)))
    report(
      `${field}.always.offset`,
      `is ${JSON.stringify(named)}: ${zone} is ${[...new Set(offsets)].join(' or ')} minutes ahead of UTC; leave it out if that is not one number`,
    );
};

const zone = all(object({ name: timeZone }), offset);

const verse = object<Verse>({ text, reference: text });
const coreValue = { name: text, title: text, text, verse: text, reference: text };
const worshipTimes = listOf(object<WorshipTime>({ name: text, days: text, hour }));

/** The check of each file of a church's folder, by its name. */
export const CHURCH_FILES = {
  calendar: object({ calendarOwner: object({ product: text, domain: text }) }),
  facts: object({
    churchName: text,
    churchNameSpanish: text,
    churchOffice: object({ place: text, telephone: text }),
    firstSunday: sunday,
    churchMotto: text,
    churchAddress: object({ street: text, parking: text }),
    socialLinks: listOf(object<SocialLink>({ href: address, label: text })),
  }),
  history: object({
    historyTexts: object({ lead: text, end: text }),
    historyPicture: pictureFile,
    historyEras: listOf(era),
  }),
  letter: object({
    letter: object<Letter>({
      portrait: picture,
      name: text,
      office: text,
      since: text,
      occasion: text,
      heading: text,
      verse,
      paragraphs: listOf(text),
      date: text,
      dateTime: day,
      signedAs: text,
      signature: text,
      signedWith: text,
    }),
  }),
  logo: object({
    logo: object<Logo>({
      viewBox,
      shapes: listOf(object<Logo['shapes'][number]>({ drawn: oneOf('ground', 'figure', 'line'), path })),
    }),
  }),
  'map-place': object({ mapPlace: object<MapPlace>({ latitude: degrees(85), longitude: degrees(180) }) }),
  missionaries: object({
    missionTexts: object({ lead: text, verse, letters: text }),
    missionaries: listOf(
      object<Missionary>({ name: text, picture, field: text, since: year, work: text, prayers: listOf(text) }),
    ),
  }),
  // The texts of each poster are looked for by its name.
  'poster-texts': object({ posterTexts: object({}) }),
  posters: object({ posters: listOf(poster), everydayPoster: object({ name: text, picture: pictureFile }) }),
  previews: object({ previews: all(object({ anyPage: text }), recordOf(text)) }),
  pupils: object({ pupilReaders: oneOf('linked', 'everyone') }),
  vision: object({
    visionTexts: object({ lead: text, picture, verse, values: text, visions: text }),
    churchNumbers: listOf(object({ name: text, value: text })),
    coreValues: listOf(object<CoreValue>(coreValue)),
    visions: listOf(object<Vision>({ ...coreValue, icon: oneOf('people', 'globe', 'hands'), goals: listOf(text) })),
  }),
  welcome: object({ churchGreeting: text, slides: listOf(picture) }),
  'worship-times': object({ services: worshipTimes, schools: worshipTimes }),
  zone: object({ churchZone: zone }),
} satisfies Readonly<Record<string, Check>>;

/** The files of a church's folder, each with its exports as `unknown`, since a build reads it without type checking. */
export type ChurchFiles = Readonly<Record<keyof typeof CHURCH_FILES, unknown>>;

const propertyOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Each poster has a title and an alternative text in another file than its picture. */
function checkPosterTexts({ posters: file, 'poster-texts': texts }: ChurchFiles, report: Report): void {
  const posters = propertyOf(file, 'posters');
  const shown: readonly unknown[] = [...(Array.isArray(posters) ? posters : []), propertyOf(file, 'everydayPoster')];
  for (const name of shown.map((one) => propertyOf(one, 'name')).filter(isText)) {
    const words = propertyOf(propertyOf(texts, 'posterTexts'), name);
    for (const part of ['title', 'alt'] as const) {
      if (!isText(propertyOf(words, part)))
        report(`posterTexts.${name}.${part}`, 'is missing: say in words what the poster says');
    }
  }
}

/**
 * The errors in a church's folder, a sentence each that names file and field; empty when it can be built.
 * @param files by name, without `.ts`
 */
export function checkChurch(files: ChurchFiles): readonly string[] {
  const errors: string[] = [];
  const reportIn =
    (file: string): Report =>
    (field, error) =>
      void errors.push(`church/${file}.ts: ${field} ${error}.`);
  const contents: Readonly<Record<string, unknown>> = files;
  for (const [file, check] of Object.entries(CHURCH_FILES)) check(contents[file], '', reportIn(file));
  checkPosterTexts(files, reportIn('poster-texts'));
  return errors;
}
