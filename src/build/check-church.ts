import {
  address,
  day,
  degrees,
  hour,
  isObject,
  isText,
  type Look,
  picture,
  poster,
  type Report,
  time,
  words,
} from './church-looks.ts';

/** What a church's folder holds, file by file: each with all that it exports. A build looks at it before types are checked. */
export type ChurchFiles = Readonly<Record<string, unknown>>;

/** What is looked at in a file: by its way there, where `[]` stands for each of a list. */
const LOOKS: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  facts: { 'socialLinks[].href': address },
  history: { 'historyEras[].events[].time': time },
  letter: { 'letter.portrait': picture, 'letter.dateTime': day },
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
};

/** The values at the end of a way, each with its own name. */
function at(value: unknown, way: string): readonly (readonly [field: string, value: unknown])[] {
  const steps = way.match(/[^.[\]]+|\[\]/g) ?? [];
  return steps.reduce<readonly (readonly [string, unknown])[]>(
    (reached, step) =>
      reached.flatMap(([field, one]): readonly (readonly [string, unknown])[] => {
        if (step !== '[]') return [[field === '' ? step : `${field}.${step}`, isObject(one) ? one[step] : undefined]];
        return Array.isArray(one) ? one.map((each: unknown, place) => [`${field}[${place}]`, each]) : [];
      }),
    [['', value]],
  );
}

function posterTextFaults({ posters, 'poster-texts': texts }: ChurchFiles, report: Report): void {
  const named = [...at(posters, 'posters[].name'), ...at(posters, 'everydayPoster.name')];
  for (const [, name] of named) {
    const [, text] = at(texts, `posterTexts.${String(name)}`)[0] ?? [];
    for (const part of ['title', 'alt'] as const) {
      const isThere = isObject(text) && isText(text[part]);
      if (!isThere) report(`posterTexts.${String(name)}.${part}`, 'is missing: say in words what the poster says');
    }
  }
}

/**
 * What is wrong with a church's folder, a sentence for each fault that names its file and field; none where it may be built.
 * @param files by their names, without `.ts`
 */
export function checkChurch(files: ChurchFiles): readonly string[] {
  const faults: string[] = [];
  const reportIn =
    (file: string): Report =>
    (field, fault) =>
      void faults.push(`church/${file}.ts: ${field} ${fault}.`);
  for (const [file, looks] of Object.entries(LOOKS)) {
    const report = reportIn(file);
    words(files[file], '', report);
    for (const [way, look] of Object.entries(looks)) {
      for (const [field, value] of at(files[file], way)) look(value, field, report);
    }
  }
  posterTextFaults(files, reportIn('poster-texts'));
  return faults;
}
