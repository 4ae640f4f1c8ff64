import { addDays, churchDate } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Prayer } from '../schemas/prayers.ts';
import type { Caller } from './access-tokens.ts';
import { lostUpdate } from './lost-update.ts';
import { done, type Outcome, type Refused, refuse, refuseInvalid } from './outcome.ts';
import {
  findPrayer,
  hasEnded,
  hasPrayedToday,
  type PrayerReader,
  type PrayerScope,
  type PrayerView,
  prayerReader,
  prayerView,
} from './prayer-views.ts';

/** How many weeks a request may last. */
const mostWeeks = 12;

const notYours = refuse('notFound', '나의 기도 제목이 아닙니다.');
const noZone = refuseInvalid('scope', '구역이 정해진 뒤에 구역에 나누실 수 있습니다.');
const noSuchEnd = refuseInvalid('until', `오늘부터 ${mostWeeks}주 안의 날을 골라 주세요.`);
const overMeanwhile = refuse('conflict', '그사이 기간이 끝났거나 응답받은 기도 제목입니다.');
const ownPrayer = refuse('conflict', '내가 나눈 기도 제목입니다.');
const alreadyHidden = refuse('conflict', '그사이 다른 분이 숨긴 기도 제목입니다.');

/** The fields that its writer sets. */
export interface PrayerDraft {
  readonly text: string;
  readonly scope: PrayerScope;
  readonly anonymous: boolean;
  readonly until: string;
}

const writePrayer = (church: Church, id: number, change: Partial<Omit<Prayer, 'id'>>): Promise<Prayer | undefined> =>
  church.prayers.update((query) => query.where({ id }), { data: (prayer) => void Object.assign(prayer, change) });

/** @param before its present end, which may be kept */
function draftRefused(
  church: Church,
  { zoneId }: PrayerReader,
  { scope, until }: PrayerDraft,
  before?: string,
): Refused | undefined {
  if (scope === 'zone' && zoneId === null) return noZone;
  const today = churchDate(church.now());
  const isOffered = until >= today && until <= addDays(today, mostWeeks * 7);
  return isOffered || until === before ? undefined : noSuchEnd;
}

/** Shares a prayer request (MINE-04). */
export async function postPrayer(church: Church, caller: Caller, draft: PrayerDraft): Promise<Outcome<PrayerView>> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const refused = draftRefused(church, reader.value, draft);
  if (refused) return refused;
  const { memberId, zoneId } = reader.value;
  const { text, scope, anonymous, until } = draft;
  const prayer = await church.prayers.create({
    id: church.nextId('prayers'),
    memberId,
    zoneId: scope === 'zone' ? zoneId : null,
    text,
    anonymous,
    until,
    created: church.now().toISOString(),
    version: 1,
    answered: false,
    hiddenReason: null,
    prayedBy: [],
  });
  return done(prayerView(church, reader.value, prayer));
}

interface OwnPrayer {
  readonly reader: PrayerReader;
  readonly prayer: Prayer;
}

/**
 * The caller's own request. Another user's request is answered like one that does not exist, so that a writer cannot be
 * guessed.
 */
function findOwn(church: Church, caller: Caller, id: number): Outcome<OwnPrayer> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const found = findPrayer(church, reader.value, id);
  if (found.kind === 'refused') return found;
  return found.value.memberId === reader.value.memberId
    ? done({ reader: reader.value, prayer: found.value })
    : notYours;
}

export interface PrayerChange {
  readonly id: number;
  /** The version that the change was made on; `undefined` overwrites any version. */
  readonly basedOn: number | undefined;
  readonly draft: PrayerDraft;
}

/** Changes the caller's own request; the prayers that were counted are kept. */
export async function changePrayer(
  church: Church,
  caller: Caller,
  { id, basedOn, draft }: PrayerChange,
): Promise<Outcome<PrayerView>> {
  const own = findOwn(church, caller, id);
  if (own.kind === 'refused') return own;
  const { reader, prayer } = own.value;
  const { version } = prayer;
  const lost = lostUpdate(basedOn, version, '그사이 다른 창에서 이 기도 제목을 고치셨습니다.');
  if (lost) return lost;
  const refused = draftRefused(church, reader, draft, prayer.until);
  if (refused) return refused;
  const { text, scope, anonymous, until } = draft;
  const zoneId = scope === 'zone' ? reader.zoneId : null;
  const changed = await writePrayer(church, id, { text, zoneId, anonymous, until, version: version + 1 });
  return changed ? done(prayerView(church, reader, changed)) : notYours;
}

/** Withdraws the caller's own request. */
export function deletePrayer(church: Church, caller: Caller, id: number): Outcome {
  const own = findOwn(church, caller, id);
  if (own.kind === 'refused') return own;
  church.prayers.delete((query) => query.where({ id }));
  return done();
}

/** Notes that the caller's own request was answered, or that it was not answered after all. */
export async function answerPrayer(church: Church, caller: Caller, id: number, answered: boolean): Promise<Outcome> {
  const own = findOwn(church, caller, id);
  if (own.kind === 'refused') return own;
  await writePrayer(church, id, { answered });
  return done();
}

/** Counts a prayer of the caller: a second one on the same day is accepted, but not counted. */
export async function prayFor(church: Church, caller: Caller, id: number): Promise<Outcome> {
  const reader = prayerReader(church, caller);
  if (reader.kind === 'refused') return reader;
  const found = findPrayer(church, reader.value, id);
  if (found.kind === 'refused') return found;
  const prayer = found.value;
  const { memberId } = reader.value;
  if (prayer.memberId === memberId) return ownPrayer;
  if (prayer.answered || prayer.hiddenReason !== null || hasEnded(church, prayer)) return overMeanwhile;
  if (hasPrayedToday(church, reader.value, prayer)) return done();
  await writePrayer(church, id, { prayedBy: [...prayer.prayedBy, { memberId, day: churchDate(church.now()) }] });
  return done();
}

/** Hides a request from all but its writer and Admins, with a reason that its writer can read; null shows it again. */
export async function hidePrayer(church: Church, id: number, reason: string | null): Promise<Outcome> {
  const found = church.prayers.findFirst((query) => query.where({ id }));
  if (!found) return refuse('notFound', '없는 기도 제목입니다. 그사이 거두신 것일 수 있습니다.');
  if (reason !== null && found.hiddenReason !== null && found.hiddenReason !== reason) return alreadyHidden;
  await writePrayer(church, id, { hiddenReason: reason });
  return done();
}
