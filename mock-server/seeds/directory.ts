import { yearOf } from '../church/calendar-date.ts';
import type { Member, Visibility } from '../church/schemas/people.ts';
import { drawPortrait } from './drawings/svg.ts';
import { createRandom } from './random.ts';

type Settings = Omit<Visibility, 'memberId'>;

/**
 * The members whom the demo and the tests look up: between them every field is open to members, to neighbours and to
 * nobody.
 */
const known: Readonly<Record<string, Settings>> = {
  문지영: { telephone: 'zone', email: 'nobody', birthday: 'members', photo: 'members' },
  신다인: { telephone: 'zone', email: 'zone', birthday: 'members', photo: 'members' },
  이선영: { telephone: 'members', email: 'zone', birthday: 'nobody', photo: 'zone' },
  박정훈: { telephone: 'nobody', email: 'members', birthday: 'zone', photo: 'nobody' },
};

/** 김민수 has opened no field yet, as every member at first. */
const closed: ReadonlySet<string> = new Set(['김민수']);

const all: Settings = { telephone: 'members', email: 'members', birthday: 'members', photo: 'members' };

const ageIn = (today: string, { birthDate }: Member): number => yearOf(today) - yearOf(birthDate ?? today);

/** Telephone numbers of members who are old enough, and the few photos that there are. */
export const withContacts = (members: readonly Member[], today: string): Member[] => {
  const random = createRandom('contacts');
  const photographed = Object.keys(known);
  return members.map((member) => {
    const line = `+595 9${random.integer(71, 99)} ${random.integer(100, 999)} ${random.integer(100, 999)}`;
    const hasLine = ageIn(today, member) >= 15 && random.chance(0.85);
    const look = photographed.indexOf(member.name);
    const key = Array.from({ length: 24 }, () => random.integer(0, 35).toString(36)).join('');
    const telephone = hasLine || look >= 0 ? line : null;
    return { ...member, telephone, photo: look < 0 ? null : { key, drawing: drawPortrait(look) } };
  });
};

/**
 * The fields that members have opened: about half of the adults some, and pupils all, which are shown to nobody because
 * of their age (MINE-03).
 */
export const createVisibilities = (members: readonly Member[], today: string): Visibility[] => {
  const random = createRandom('visibilities');
  const some = (): Settings['email'] => random.pick(['nobody', 'nobody', 'zone', 'members']);
  return members.flatMap((member) => {
    const age = ageIn(today, member);
    const drawn = { telephone: some(), email: some(), birthday: some(), photo: some() };
    const isDrawn = age >= 20 && random.chance(0.5);
    if (closed.has(member.name)) return [];
    const settings = known[member.name] ?? (age >= 15 && age < 18 ? all : undefined) ?? (isDrawn ? drawn : undefined);
    return settings === undefined ? [] : [{ memberId: member.id, ...settings }];
  });
};
