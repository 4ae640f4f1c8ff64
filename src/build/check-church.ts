import {
  address,
  type Check,
  day,
  degrees,
  hour,
  isObject,
  isText,
  isTimeZone,
  noEmptyText,
  offsetAt,
  picture,
  poster,
  type Report,
  shape,
  time,
  timeZone,
  viewBox,
} from './church-checks.ts';

/** The checks of each file, by the path of the value; `[]` stands for every item of a list. */
const CHECKS = {
  calendar: {},
  facts: { 'socialLinks[].href': address, firstSunday: day },
  history: { 'historyEras[].events[].time': time },
  letter: { 'letter.portrait': picture, 'letter.dateTime': day },
  logo: { 'logo.viewBox': viewBox, 'logo.shapes[]': shape },
  'map-place': { 'mapPlace.latitude': degrees(85), 'mapPlace.longitude': degrees(180) },
  missionaries: { 'missionaries[].picture': picture },
  'poster-texts': {},
  posters: { 'posters[]': poster },
  previews: {},
  slides: { 'slides[]': picture },
  vision: { 'visionTexts.picture': picture },
  'vision-goals': {},
  'vision-values': {},
  welcome: {},
  'worship-times': { 'services[].hour': hour, 'schools[].hour': hour },
  zone: { 'churchZone.name': timeZone },
} satisfies Readonly<Record<string, Readonly<Record<string, Check>>>>;

/** The files of a church's folder, each with its exports as `unknown`, since a build reads it without type checking. */
export type ChurchFiles = Readonly<Record<keyof typeof CHECKS, unknown>>;

/** The values at the end of a path, each with its full name. */
function valuesAt(value: unknown, path: string): readonly (readonly [field: string, value: unknown])[] {
  const steps = path.match(/[^.[\]]+|\[\]/g) ?? [];
  return steps.reduce<readonly (readonly [string, unknown])[]>(
    (reached, step) =>
      reached.flatMap(([field, one]): readonly (readonly [string, unknown])[] => {
        if (step !== '[]') return [[field === '' ? step : `${field}.${step}`, isObject(one) ? one[step] : undefined]];
        return Array.isArray(one) ? one.map((each: unknown, place) => [`${field}[${place}]`, each]) : [];
      }),
    [['', value]],
  );
}

function checkPosterTexts({ posters, 'poster-texts': texts }: ChurchFiles, report: Report): void {
  const named = [...valuesAt(posters, 'posters[].name'), ...valuesAt(posters, 'everydayPoster.name')];
  for (const [, name] of named) {
    const [, text] = valuesAt(texts, `posterTexts.${String(name)}`)[0] ?? [];
    for (const part of ['title', 'alt'] as const) {
      const isThere = isObject(text) && isText(text[part]);
      if (!isThere) report(`posterTexts.${String(name)}.${part}`, 'is missing: say in words what the poster says');
    }
  }
}

const HALF_YEARS = ['2026-01-01', '2026-07-01'];

/** Paraguay has had no summer time since 2024; the browsers' tables of zones contain that since 2025. */
const WITHOUT_SUMMER_TIME = ['America/Asuncion'];

/** Without summer time a zone has one offset all year; a zone with summer time must not name any. */
function checkOffset({ zone: file }: ChurchFiles, report: Report): void {
  const [zone, offset] = ['churchZone.name', 'churchZone.offset'].map((name) => valuesAt(file, name)[0]?.[1]);
  if (!isTimeZone(zone) || offset === undefined) return;
  const offsets = HALF_YEARS.map((date) => offsetAt(zone, new Date(date)));
  const isRight = (one: number): boolean => one === offset;
  if (!(WITHOUT_SUMMER_TIME.includes(zone) ? offsets.some(isRight) : offsets.every(isRight)))
    report(
      'churchZone.offset',
      `is ${JSON.stringify(offset)}: ${zone} is ${[...new Set(offsets)].join(' or ')} minutes ahead of UTC; leave it out if that is not one number`,
    );
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
  for (const [file, checks] of Object.entries<Readonly<Record<string, Check>>>(CHECKS)) {
    const report = reportIn(file);
    noEmptyText(contents[file], '', report);
    for (const [path, check] of Object.entries(checks)) {
      for (const [field, value] of valuesAt(contents[file], path)) check(value, field, report);
    }
  }
  checkOffset(files, reportIn('zone'));
  checkPosterTexts(files, reportIn('poster-texts'));
  return errors;
}
