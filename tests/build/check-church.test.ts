import { describe, expect, it } from 'vitest';
import { CHURCH_FILES, type ChurchFiles, checkChurch } from '../../src/build/check-church.ts';
import { isObject } from '../../src/build/checks.ts';

const modules = import.meta.glob<object>('../../src/church/*.ts', { eager: true });

const isChurch = (files: unknown): files is ChurchFiles =>
  isObject(files) && Object.keys(CHURCH_FILES).every((name) => name in files);

function churchOf(files: unknown): ChurchFiles {
  if (!isChurch(files)) throw new Error('A file of the church is missing.');
  return files;
}

/** This repository's own church. */
const sound = churchOf(
  Object.fromEntries(Object.entries(modules).map(([path, file]) => [path.replace(/^.*\/|\.ts$/g, ''), file])),
);

/** One of its files with another value of some of its exports. */
const changed = (file: keyof ChurchFiles, exports: object) => ({
  [file]: { ...(isObject(sound[file]) ? sound[file] : {}), ...exports },
});

const picture = { src: '/a.svg', alt: '언덕 위의 예배당' };
const aPoster = { name: 'feast', picture: '/p.svg' };
const withPoster = (poster: object) => changed('posters', { posters: [poster] });
const withTime = (time: string) => ({ history: { historyEras: [{ events: [{ time }] }] } });

type Path = readonly string[];

/** The paths of all properties below a value; of a list, those of its first item. */
function pathsIn(value: unknown, above: Path = []): readonly Path[] {
  if (Array.isArray(value)) return pathsIn(value[0], [...above, '0']);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]): readonly Path[] => [
    [...above, name],
    ...pathsIn(one, [...above, name]),
  ]);
}

/** A copy of a value in which the property at the end of a path is another one. */
function withValue(value: unknown, [name, ...below]: Path, put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === name ? withValue(one, below, put) : one));
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([key, one]) => [
      key,
      key === name ? withValue(one, below, put) : one,
    ]),
  );
}

/** What a church may leave out. */
const OPTIONAL = ['history.historyEras.0.events.0.title', 'zone.churchZone.always'];

describe('the check of the church’s folder before a build', () => {
  it('finds no error in a valid church', () => {
    expect(checkChurch(sound)).toEqual([]);
  });

  it.each<[string, Partial<ChurchFiles>, string]>([
    [
      'a slide without words',
      changed('welcome', { slides: [picture, { src: '/b.svg', alt: ' ' }] }),
      'church/welcome.ts: slides[1].alt is missing: say in words what the picture shows.',
    ],
    [
      'a missionary without a picture',
      { missionaries: { missionaries: [{ name: '아무개' }] } },
      'church/missionaries.ts: missionaries[0].picture.src is missing: import a picture and give it here.',
    ],
    [
      'a portrait without words',
      { letter: { letter: { portrait: { src: '/a.svg' } } } },
      'church/letter.ts: letter.portrait.alt is missing: say in words what the picture shows.',
    ],
    [
      'a time zone that does not exist',
      { zone: { churchZone: { name: 'Asuncion', always: { offset: -180, since: '2024-10-15' } } } },
      'church/zone.ts: churchZone.name is "Asuncion": write a zone of the IANA list, such as America/Asuncion.',
    ],
    [
      'a time that its zone never has',
      { zone: { churchZone: { name: 'Asia/Seoul', always: { offset: -180, since: '2024-10-15' } } } },
      'church/zone.ts: churchZone.always.offset is -180: Asia/Seoul is 540 minutes ahead of UTC; leave it out if that is not one number.',
    ],
    [
      'one time for a zone that has summer time',
      { zone: { churchZone: { name: 'Europe/Madrid', always: { offset: 60, since: '2024-10-15' } } } },
      'church/zone.ts: churchZone.always.offset is 60: Europe/Madrid is 60 or 120 minutes ahead of UTC; leave it out if that is not one number.',
    ],
    [
      'a logo without a size',
      { logo: { logo: { viewBox: '0 0 20', shapes: [] } } },
      'church/logo.ts: logo.viewBox is "0 0 20": write left edge, top, width and height, such as 0 0 32 42.',
    ],
    [
      'a logo in a colour that the theme does not give',
      { logo: { logo: { viewBox: '0 0 20 20', shapes: [{ drawn: 'river', path: 'M0 0h20' }] } } },
      'church/logo.ts: logo.shapes[0].drawn is "river": it must be one of ground, figure, line.',
    ],
    [
      'a logo with a shape that is no path',
      { logo: { logo: { viewBox: '0 0 20 20', shapes: [{ drawn: 'line', path: 'river.svg' }] } } },
      'church/logo.ts: logo.shapes[0].path is "river.svg": it must be a path of SVG, which begins with M.',
    ],
    [
      'a poster without an end',
      withPoster(aPoster),
      'church/posters.ts: posters[0].until is missing: a poster needs the last day on which it shows.',
    ],
    [
      'a poster until a day that does not exist',
      withPoster({ ...aPoster, until: '2026-02-30' }),
      'church/posters.ts: posters[0].until is "2026-02-30", a day that does not exist: write it as 2026-11-22.',
    ],
    [
      'a poster that ends before it begins',
      withPoster({ ...aPoster, from: '2026-12-01', until: '2026-11-22' }),
      'church/posters.ts: posters[0].until is "2026-11-22", before it begins on 2026-12-01.',
    ],
    [
      'a poster without words',
      {
        ...withPoster(aPoster),
        'poster-texts': { posterTexts: { feast: { title: '잔치' } } },
      },
      'church/poster-texts.ts: posterTexts.feast.alt is missing: say in words what the poster says.',
    ],
    [
      'a time of the history that does not exist',
      withTime('1998-13'),
      'church/history.ts: historyEras[0].events[0].time is "1998-13", a time that does not exist: write it as 1976, 1976-05 or 1976-05-30.',
    ],
    [
      'an hour that does not exist',
      { 'worship-times': { services: [{ name: '예배', days: '일요일', hour: '25:00' }], schools: [] } },
      'church/worship-times.ts: services[0].hour is "25:00": write an hour of the day, such as 9:00.',
    ],
    [
      'a place beyond the map',
      { 'map-place': { mapPlace: { latitude: 95, longitude: 0 } } },
      'church/map-place.ts: mapPlace.latitude is 95: it must be a number of degrees between -85 and 85.',
    ],
    [
      'a link to a page that is not https',
      changed('facts', { socialLinks: [{ href: 'javascript:alert(1)', label: '소식' }] }),
      'church/facts.ts: socialLinks[0].href is "javascript:alert(1)": it must begin with https://.',
    ],
    [
      'a first Sunday that is another day',
      changed('facts', { firstSunday: '1976-05-31' }),
      'church/facts.ts: firstSunday is "1976-05-31", which is no Sunday.',
    ],
    [
      'the poster of all days without a picture',
      { posters: { posters: [], everydayPoster: { name: 'motto' } } },
      'church/posters.ts: everydayPoster.picture is missing: import a picture and give it here.',
    ],
    [
      'an absent list',
      { missionaries: {} },
      'church/missionaries.ts: missionaries is missing: write a list, which may be empty.',
    ],
    [
      'a list that is none',
      changed('welcome', { slides: picture }),
      'church/welcome.ts: slides is {"src":"/a.svg","alt":"언덕 위의 예배당"}: write a list, which may be empty.',
    ],
    [
      'an era that ends before it begins',
      { history: { historyEras: [{ from: 1984, to: 1976, title: '시작', events: [] }] } },
      'church/history.ts: historyEras[0].to is 1976, before it begins in 1984.',
    ],
    [
      'an era without its years',
      { history: { historyEras: [{ title: '시작', events: [] }] } },
      'church/history.ts: historyEras[0].from is missing: write a year, such as 1976.',
    ],
    [
      'an icon that is not drawn',
      changed('vision', { visions: [{ icon: 'heart' }] }),
      'church/vision.ts: visions[0].icon is "heart": it must be one of people, globe, hands.',
    ],
    [
      'an absent text',
      changed('facts', { churchMotto: undefined }),
      'church/facts.ts: churchMotto is missing: say something.',
    ],
    [
      'an empty text that might be absent',
      { history: { historyEras: [{ events: [{ title: '' }] }] } },
      'church/history.ts: historyEras[0].events[0].title is empty: say something, or leave it out.',
    ],
    ['an empty name', changed('facts', { churchName: '' }), 'church/facts.ts: churchName is empty: say something.'],
    ['a name of spaces', changed('facts', { churchName: ' ' }), 'church/facts.ts: churchName is empty: say something.'],
    ['a number for a name', changed('facts', { churchName: 5 }), 'church/facts.ts: churchName is 5: say something.'],
    [
      'a sentence for a picture with words',
      changed('letter', { letter: 'x' }),
      'church/letter.ts: letter is "x": write an object.',
    ],
  ])('names file and field of %s', (_, change, sentence) => {
    expect(checkChurch({ ...sound, ...change })).toContain(sentence);
  });

  it('finds everything that is absent', () => {
    const accepted = pathsIn(sound).filter(
      (path) => checkChurch(churchOf(withValue(sound, path, undefined))).length === 0,
    );
    expect(accepted.map((path) => path.join('.')).toSorted()).toEqual(OPTIONAL.toSorted());
  });
});
