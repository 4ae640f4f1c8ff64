import { describe, expect, it } from 'vitest';
import { type ChurchFiles, checkChurch } from '../../src/build/check-church.ts';

const picture = { src: '/a.svg', alt: '언덕 위의 예배당' };

/** The smallest valid church. */
const sound = {
  calendar: {
    calendarOwner: { product: '-//Grace Church//Events//KO', domain: 'grace-church' },
  },
  facts: {
    churchName: '빌라리카 은혜교회',
    firstSunday: '1998-03-01',
    socialLinks: [{ href: 'https://example.org/', label: '소식' }],
  },
  history: { historyEras: [{ from: 1990, to: 1999, events: [{ time: '1990-05', description: '첫 예배' }] }] },
  letter: { letter: { portrait: picture, dateTime: '2026-01-01', paragraphs: ['평안을 빕니다.'] } },
  logo: { logo: { viewBox: '0 0 20 20', shapes: [{ drawn: 'ground', path: 'M0 0h20v20H0z' }] } },
  'map-place': { mapPlace: { latitude: -25.75, longitude: -56.43 } },
  missionaries: { missionaries: [{ name: '아무개', picture }] },
  'poster-texts': {
    posterTexts: { feast: { title: '잔치', alt: '오세요.' }, everyday: { title: '인사', alt: '반갑습니다.' } },
  },
  posters: {
    posters: [{ name: 'feast', picture: '/p.svg', from: '2026-11-01', until: '2026-11-22' }],
    everydayPoster: { name: 'everyday', picture: '/e.svg' },
  },
  previews: { previews: { anyPage: '교회입니다.' } },
  slides: { slides: [picture, picture] },
  zone: { churchZone: { name: 'Asia/Seoul', offset: 540 } },
  vision: { visionTexts: { picture } },
  'vision-goals': { visions: [] },
  'vision-values': { coreValues: [] },
  welcome: { churchGreeting: '어서 오세요.' },
  'worship-times': { services: [{ name: '주일예배', days: '일요일', hour: '9:00' }], schools: [] },
} satisfies ChurchFiles;

const aPoster = { name: 'feast', picture: '/p.svg' };
const withPoster = (poster: object) => ({ posters: { ...sound.posters, posters: [poster] } });
const withTime = (time: string) => ({ history: { historyEras: [{ events: [{ time }] }] } });

describe('the check of the church’s folder before a build', () => {
  it('finds no error in a valid church', () => {
    expect(checkChurch(sound)).toEqual([]);
  });

  it.each<[string, Partial<ChurchFiles>, string]>([
    [
      'a slide without words',
      { slides: { slides: [picture, { src: '/b.svg', alt: ' ' }] } },
      'church/slides.ts: slides[1].alt is missing: say in words what the picture shows.',
    ],
    [
      'a missionary without a picture',
      { missionaries: { missionaries: [{ name: '아무개' }] } },
      'church/missionaries.ts: missionaries[0].picture.src is missing: import a picture and give it here.',
    ],
    [
      'a portrait without words',
      { letter: { letter: { ...sound.letter.letter, portrait: { src: '/a.svg' } } } },
      'church/letter.ts: letter.portrait.alt is missing: say in words what the picture shows.',
    ],
    [
      'a time zone that does not exist',
      { zone: { churchZone: { name: 'Asuncion', offset: -180 } } },
      'church/zone.ts: churchZone.name is "Asuncion": write a zone of the IANA list, such as America/Asuncion.',
    ],
    [
      'a time that its zone never has',
      { zone: { churchZone: { name: 'Asia/Seoul', offset: -180 } } },
      'church/zone.ts: churchZone.offset is -180: Asia/Seoul is 540 minutes ahead of UTC; leave it out if that is not one number.',
    ],
    [
      'one time for a zone that has summer time',
      { zone: { churchZone: { name: 'Europe/Madrid', offset: 60 } } },
      'church/zone.ts: churchZone.offset is 60: Europe/Madrid is 60 or 120 minutes ahead of UTC; leave it out if that is not one number.',
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
        'poster-texts': { posterTexts: { everyday: { title: '인사', alt: '반갑습니다.' }, feast: { title: '잔치' } } },
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
      { facts: { ...sound.facts, socialLinks: [{ href: 'javascript:alert(1)', label: '소식' }] } },
      'church/facts.ts: socialLinks[0].href is "javascript:alert(1)": it must begin with https://.',
    ],
    [
      'an empty name',
      { facts: { ...sound.facts, churchName: '' } },
      'church/facts.ts: churchName is empty: say something, or leave it out.',
    ],
  ])('names file and field of %s', (_, change, sentence) => {
    expect(checkChurch({ ...sound, ...change })).toContain(sentence);
  });
});
