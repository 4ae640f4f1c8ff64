import { addDays } from '../church/calendar-date.ts';
import type { Family, Member } from '../church/schemas/people.ts';
import type { Prayer } from '../church/schemas/prayers.ts';
import { instantOn } from './church-year.ts';
import { createRandom, type Random } from './random.ts';
import { type PrayerText, prayerTexts } from './texts/prayers.ts';

interface Congregation {
  readonly members: readonly Member[];
  readonly families: readonly Family[];
}

const zoneOf = ({ families }: Congregation, memberId: number): number | null =>
  families.find(({ headId, spouseId }) => headId === memberId || spouseId === memberId)?.zoneId ?? null;

/** @throws RangeError when no member has that name, or no member is left in that zone. */
const writerOf = (people: Congregation, { by }: PrayerText, taken: ReadonlySet<number>): number => {
  const named = people.members.find(({ name }) => name === by)?.id;
  const heads = people.families.filter(({ zoneId }) => zoneId === by).map(({ headId }) => headId);
  // The first home of a zone is left out: a persona may live in it.
  const writer = named ?? heads.slice(1).find((id) => id !== null && !taken.has(id));
  if (typeof writer !== 'number') throw new RangeError(`Nobody writes for ${by}`);
  return writer;
};

/** That many prayers of other members, each once a day, from the day of writing up to yesterday. */
const prayedBy = (
  { members }: Congregation,
  { prayed, ago }: PrayerText,
  { writer, today }: { readonly writer: number; readonly today: string },
  random: Random,
): Prayer['prayedBy'] =>
  random
    .shuffled(members.filter(({ id }) => id !== writer))
    .slice(0, prayed)
    .map(({ id }) => ({ memberId: id, day: addDays(today, -random.integer(1, ago)) }));

/** The prayer requests, the oldest first (MINE-04). */
export const createPrayers = (today: string, people: Congregation): Prayer[] => {
  const random = createRandom('prayers');
  const taken = new Set<number>();
  return prayerTexts.map((text, at): Prayer => {
    const writer = writerOf(people, text, taken);
    taken.add(writer);
    const written = addDays(today, -text.ago);
    return {
      id: at + 1,
      memberId: writer,
      zoneId: text.forZone === true ? zoneOf(people, writer) : null,
      text: text.text,
      anonymous: text.anonymous === true,
      until: addDays(written, text.weeks * 7),
      created: instantOn(written, random),
      version: 1,
      answered: text.answered === true,
      hiddenReason: text.hiddenReason ?? null,
      prayedBy: prayedBy(people, text, { writer, today }, random),
    };
  });
};
