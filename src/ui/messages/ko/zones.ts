import type { FamilyMoves, ZoneChange } from '@/admin/boards/zone-changes.ts';
import {
  type Family,
  firstOf,
  type Zone,
  type ZoneOffice,
  type ZonePerson,
  type ZoneRole,
} from '@/admin/boards/zones.ts';
import { memberLabel, withDirectionParticle } from './boards.ts';
import { headcount, objectOf } from './grammar.ts';
import { familyPlaces, numberOf, zoneRoleNames } from './member-facts.ts';

export const zoneMessages = {
  leadStart: '이름이나 가정을 끌어서 옮기시거나,',
  leadEnd: '단추로 옮길 곳을 고르실 수 있습니다. 옮기면 바로 저장됩니다.',
  demoLeadEnd: '단추로 옮길 곳을 고르실 수 있습니다. 보기 자료이므로 옮겨도 저장되지 않습니다.',
  demoNote: '연습하는 곳입니다.',
  demoNoteNext: '여기에 나오는 이름은 모두 지어낸 것이고, 페이지를 새로 열면 처음으로 돌아갑니다.',
  board: '구역과 가정',
  loading: '구역과 가정을 불러오고 있습니다.',
  notLoaded: '구역을 불러오지 못했습니다.',
  noZones: '아직 등록된 구역이 없습니다.',
  noZonesNext: '구역이 등록되면 이곳에서 가정을 옮기실 수 있습니다.',
  noFamilies: '아직 가정이 없습니다. 이곳으로 옮겨 놓으실 수 있습니다.',
  nobody: '아직 아무도 없습니다.',
  empty: '비우기',
  give: '맡기기',
  jump: '구역으로 건너뛰기',
  views: '보는 방법',
  byZone: '구역별',
  byFamily: '가정별',
  /** Follows the name of either view. */
  byEnd: '로 보기',
  confirmTitle: '가정을 떠나는 이동',
  confirmClose: '확인 창 닫기',
  confirm: '옮깁니다',
} as const;

export function zoneLabel({ name }: Pick<Zone, 'name'>): string {
  return name === '' ? '이름 없는 구역' : name;
}

/** A family by its name, else by the person who leads it; one of several of that name with a number: `강태준 가정(15번)` (MEMB-11). */
export function familyLabel(family: Family): string {
  const first = firstOf(family);
  const called = first === undefined ? '이름 없는 가정' : `${first.name} 가정`;
  const number = family.isNamesake && first !== undefined ? `(${numberOf(first.id)})` : '';
  return `${family.name === '' ? called : family.name}${number}`;
}

export function officeLabel(zone: Pick<Zone, 'name'>, role: ZoneRole): string {
  return `${zoneLabel(zone)} ${zoneRoleNames[role]}`;
}

export function officesLabel(offices: readonly ZoneOffice[]): string {
  return offices.map(({ zone, role }) => officeLabel(zone, role)).join(', ');
}

export function placeLanding(label: string): string {
  return `여기에 놓으면 ${withDirectionParticle(label)} 옮깁니다.`;
}

export function officeLanding(zone: Pick<Zone, 'name'>, role: ZoneRole): string {
  return `여기에 놓으면 ${objectOf(officeLabel(zone, role))} 맡깁니다.`;
}

export function familyCount(families: number, people: number): string {
  return `가정 ${families} · ${headcount(people)}`;
}

/** The members of a family, in a few words: people whom its name contains are left out. */
export function familyInShort(family: Family): string {
  const { head, spouse, members } = family;
  const namesHead = head !== undefined && familyLabel(family).includes(head.name);
  const named = [namesHead ? undefined : head, spouse].flatMap((person) => (person === undefined ? [] : [person.name]));
  if (named.length === 0) return headcount(members.length + (namesHead ? 1 : 0));
  return `${named.join(' · ')}${members.length === 0 ? '' : ` 외 ${headcount(members.length)}`}`;
}

/** The label of the button that folds a family's people. */
export function peopleOfLabel(family: Family): string {
  return `${familyLabel(family)} 식구 보기`;
}

export function emptyLabel(zone: Pick<Zone, 'name'>, role: ZoneRole): string {
  return `${officeLabel(zone, role)} ${zoneMessages.empty}`;
}

export function giveLabel(zone: Pick<Zone, 'name'>, role: ZoneRole): string {
  return `${officeLabel(zone, role)} ${zoneMessages.give}`;
}

/** Asked before a head or spouse leaves their family, which cannot be undone. */
export function leavingQuestion(person: ZonePerson, family: Family, isHead: boolean): string {
  const place = isHead ? familyPlaces.head : familyPlaces.spouse;
  return `${memberLabel(person)}은 ${familyLabel(family)}의 ${place}입니다. 옮기시면 그 자리가 비고, 되돌리기로도 다시 채울 수 없습니다. 옮길까요?`;
}

/** The first of several families, and the number of the others: `강태준 가정 외 2가정`. */
export function severalFamilies(first: Family, more: number): string {
  return more === 0 ? familyLabel(first) : `${familyLabel(first)} 외 ${more}가정`;
}

function movedFamilies({ moves: [{ family }, ...others] }: FamilyMoves): string {
  return severalFamilies(family, others.length);
}

/** The changed subject, as the beginning of the toast's sentence. */
function madeChange(change: ZoneChange): string {
  if (change.kind === 'family')
    return `${objectOf(familyLabel(change.family))} ${withDirectionParticle(zoneLabel(change.to))}`;
  if (change.kind === 'families')
    return `${objectOf(movedFamilies(change))} ${withDirectionParticle(zoneLabel(change.moves[0].to))}`;
  if (change.kind === 'member')
    return `${memberLabel(change.person)}을 ${withDirectionParticle(familyLabel(change.to))}`;
  const office = officeLabel(change.zone, change.role);
  return change.person === undefined ? `${office} 자리를` : `${memberLabel(change.person)}께 ${objectOf(office)}`;
}

/** The restored subject, as the beginning of the toast's sentence. */
function restoredChange(change: ZoneChange): string {
  if (change.kind === 'family') return objectOf(familyLabel(change.family));
  if (change.kind === 'families') return objectOf(movedFamilies(change));
  return change.kind === 'member'
    ? objectOf(memberLabel(change.person))
    : objectOf(officeLabel(change.zone, change.role));
}

/** The beginnings of the toasts' sentences for a change. */
export const zoneChangeTexts = { made: madeChange, restored: restoredChange } as const;
