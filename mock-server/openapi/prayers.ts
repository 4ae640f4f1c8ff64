import * as z from 'zod';
import type { prayers } from '../api/prayers.ts';
import { prayerScopes } from '../church/schemas/prayers.ts';
import { answer, type DocumentationOf, id, place } from './documentation.ts';
import { restoring } from './posts.ts';

export const prayer = z
  .strictObject({
    id,
    text: z.string(),
    scope: z.enum(prayerScopes),
    anonymous: z.boolean(),
    author: place.meta({ description: 'Null for one without a name, but for Admins.' }),
    mine: z.boolean(),
    writtenOn: z.iso.date(),
    until: z.iso.date(),
    ended: z.boolean(),
    prayed: z.int().min(0).meta({ description: 'How often somebody has prayed for it, once a person and day.' }),
    prayedToday: z.boolean(),
    answered: z.boolean(),
    hiddenReason: z.string().nullable(),
    version: z.int().positive().meta({ description: 'For `If-Match`, in quotation marks.' }),
  })
  .meta({ id: 'Prayer' });

const request = {
  text: '수술을 앞둔 어머니의 회복을 위해 기도해 주세요.',
  scope: 'zone',
  anonymous: false,
  until: '2026-12-16',
} as const;

const example = {
  ...request,
  id: 4,
  author: { id: 7, name: '김민수' },
  mine: true,
  writtenOn: '2026-11-18',
  ended: false,
  prayed: 5,
  prayedToday: false,
  answered: false,
  hiddenReason: null,
  version: 1,
};

const requirements = ['MINE-04', 'REL-35'];
const ONE_S_OWN = 'There is none, or it is not the own one.';
const WRONG =
  'The text is blank or too long, the day is not within twelve weeks, or a zone is asked of one who has none.';
const KEPT = 'The form stays with everything that was typed, and says that this server cannot do it.';
const SAID = 'Says that this server cannot do it; the list stays as it was.';

export const prayerDocs: DocumentationOf<typeof prayers> = {
  listPrayers: {
    summary: 'The prayer requests that one may see, the newest first, at most 200',
    description:
      "For linked members; 403 for other accounts. Requests to all members and to the own zone; what is hidden or has ended is told to its writer and to Admins alone, who see every zone's. `scope` leaves out the others.",
    requirements,
    answer: answer(z.array(prayer), [example]),
    without: 'The page says that this server takes no prayer requests; it is not asked again.',
  },
  postPrayer: {
    summary: 'Share a prayer request',
    description: 'It ends by itself with the day `until`, by the calendar of Asunción.',
    requirements,
    request,
    answer: answer(prayer, example),
    errors: { 400: WRONG },
    without: KEPT,
  },
  changePrayer: {
    summary: "Change a request of one's own",
    description: 'Who has prayed for it stays counted. `until` may stay as it is, even when it is over.',
    requirements,
    request,
    answer: answer(prayer, { ...example, version: 2 }, { tagged: true }),
    errors: { 400: WRONG, 404: ONE_S_OWN },
    without: KEPT,
  },
  deletePrayer: {
    summary: "Take a request of one's own back",
    requirements,
    errors: { 404: ONE_S_OWN },
    without: SAID,
  },
  restorePrayer: {
    ...restoring("a request of one's own"),
    requirements: ['LIST-06', ...requirements],
    answer: answer(prayer, example, { tagged: true }),
  },
  prayFor: {
    summary: 'Say that one has prayed for a request',
    description: 'Counted once a person and day; once more on the same day changes nothing, and is no failure.',
    requirements,
    errors: { 404: 'There is none that one may see.', 409: 'It is over or answered, or the own one.' },
    without: SAID,
  },
  takePrayingBack: {
    summary: 'Take back that one has prayed for a request today',
    description: 'What one has said on another day stays counted; without one of today it changes nothing.',
    requirements,
    errors: { 404: 'There is none that one may see.' },
    without: SAID,
  },
  answerPrayer: {
    summary: "Say that a request of one's own was answered",
    requirements,
    errors: { 404: ONE_S_OWN },
    without: SAID,
  },
  reopenPrayer: {
    summary: 'Undo that a request was answered',
    requirements,
    errors: { 404: ONE_S_OWN },
    without: SAID,
  },
  hidePrayer: {
    summary: 'Hide a request',
    description: 'Its writer still sees it, with the reason.',
    requirements,
    request: { reason: '다른 분의 사정이 자세히 적혀 있어 잠시 숨겼습니다.' },
    errors: { 404: 'There is none any more.', 409: 'Somebody else has hidden it, for another reason.' },
    without: SAID,
  },
  unhidePrayer: {
    summary: 'Show a hidden request again',
    requirements,
    errors: { 404: 'There is none any more.' },
    without: SAID,
  },
};
