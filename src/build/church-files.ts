import type {
  CoreValue,
  Letter,
  Logo,
  MapPlace,
  Missionary,
  SocialLink,
  Verse,
  Vision,
  WorshipTime,
} from '../shared/domain/church.ts';
import { all, type Check, listOf, object, oneOf, recordOf, text } from './checks.ts';
import {
  address,
  day,
  degrees,
  era,
  hour,
  path,
  picture,
  pictureFile,
  poster,
  sunday,
  viewBox,
  year,
} from './church-checks.ts';
import { zone } from './church-zone-check.ts';

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
  slides: object({ slides: listOf(picture) }),
  vision: object({
    visionTexts: object({ lead: text, picture, verse, values: text, visions: text }),
    churchNumbers: listOf(object({ name: text, value: text })),
  }),
  'vision-goals': object({
    visions: listOf(object<Vision>({ ...coreValue, icon: oneOf('people', 'globe', 'hands'), goals: listOf(text) })),
  }),
  'vision-values': object({ coreValues: listOf(object<CoreValue>(coreValue)) }),
  welcome: object({ churchGreeting: text }),
  'worship-times': object({ services: worshipTimes, schools: worshipTimes }),
  zone: object({ churchZone: zone }),
} satisfies Readonly<Record<string, Check>>;
