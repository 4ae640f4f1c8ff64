import {
  commonZone,
  type PersonChoices,
  PLACES_OF,
  personChoices,
  type ZoneItem,
  type ZonePlace,
} from '@/admin/boards/zone-changes.ts';
import { type Family, peopleOf, type Zone, type ZonePerson, type ZoneRole, zoneRoles } from '@/admin/boards/zones.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { boardMessages, memberLabel, nameOnBoard } from '@/ui/messages/ko/boards.ts';
import { headcount } from '@/ui/messages/ko/grammar.ts';
import { vacantOffice } from '@/ui/messages/ko/member-facts.ts';
import {
  familyCount,
  familyLabel,
  officeLabel,
  officeLanding,
  placeLanding,
  severalFamilies,
  zoneLabel,
  zoneMessages,
} from '@/ui/messages/ko/zones.ts';
import type { BoardItem, BoardKind, Choice, ChoiceGroup, DropTarget } from '@/ui/patterns/board/use-board.ts';

export const personItem = (id: EntityId): string => `person:${id}`;
export const familyItem = (id: EntityId): string => `family:${id}`;

/** The first words of the ids of drop targets. */
const TARGETS: Readonly<Record<ZonePlace['kind'], string>> = { zone: 'zone', family: 'home', role: 'office' };

export const familyTarget = (id: EntityId): string => `${TARGETS.family}:${id}`;
export const zoneTarget = (id: EntityId): string => `${TARGETS.zone}:${id}`;
export const officeTarget = (zoneId: EntityId, role: ZoneRole): string => `${TARGETS.role}:${zoneId}:${role}`;

/** The drag id of several families that are dragged together. */
const TOGETHER = 'family:together';

function dropTargetId(place: ZonePlace): string {
  if (place.kind === 'role') return officeTarget(place.zoneId, place.role);
  return place.kind === 'zone' ? zoneTarget(place.id) : familyTarget(place.id);
}

const zoneAsTarget = (zone: Zone): DropTarget<ZonePlace> => ({
  id: zoneTarget(zone.id),
  container: { kind: 'zone', id: zone.id },
  label: zoneLabel(zone),
  landing: placeLanding(zoneLabel(zone)),
});

const familyAsTarget = (family: Family): DropTarget<ZonePlace> => ({
  id: familyTarget(family.id),
  container: { kind: 'family', id: family.id },
  label: familyLabel(family),
  landing: placeLanding(familyLabel(family)),
});

const officeAsTarget = (zone: Zone, role: ZoneRole): DropTarget<ZonePlace> => ({
  id: officeTarget(zone.id, role),
  container: { kind: 'role', zoneId: zone.id, role },
  label: officeLabel(zone, role),
  landing: officeLanding(zone, role),
});

const dropTargetsOf = (zone: Zone): readonly DropTarget<ZonePlace>[] => [
  zoneAsTarget(zone),
  ...zoneRoles.map((role) => officeAsTarget(zone, role)),
  ...zone.families.map(familyAsTarget),
];

const targetsOf = (kind: ZoneItem['kind']): readonly string[] => PLACES_OF[kind].map((place) => TARGETS[place]);

/** People and families on the board of zones, with their labels (ZONE-02, ZONE-03, ZONE-04). */
export const zoneKind: BoardKind<readonly Zone[], ZoneItem, ZonePlace> = {
  // The id of several families that are dragged together begins with `family`, too.
  goesTo: { person: targetsOf('person'), family: targetsOf('family') },
  dropTargetId,
  itemId: (item) => {
    if (item.kind === 'families') return TOGETHER;
    return item.kind === 'family' ? familyItem(item.id) : personItem(item.id);
  },
  isChoosable: (id) => id.startsWith(familyItem('')),
  together: (zones, ids) => {
    const wanted = new Set(ids);
    const dragged = zones.flatMap((zone, from) =>
      zone.families.flatMap((family) => (wanted.has(familyItem(family.id)) ? [{ zone, family, from }] : [])),
    );
    const [first] = dragged;
    if (first === undefined) return undefined;
    const families = dragged.map(({ family }) => family.id);
    const home = commonZone(zones, families);
    return {
      id: TOGETHER,
      ids,
      item: { kind: 'families', ids: families },
      label: severalFamilies(first.family, dragged.length - 1),
      from: first.from,
      home:
        home === undefined
          ? { id: '', label: boardMessages.variousPlaces }
          : { id: zoneTarget(home.id), label: zoneLabel(home) },
    };
  },
  itemOf: (zones, id) => {
    const from = zones.findIndex(({ families }) => families.some((family) => holds(family, id)));
    const zone = zones[from];
    const family = zone?.families.find((one) => holds(one, id));
    if (zone === undefined || family === undefined) return undefined;
    const person = peopleOf(family).find((one) => personItem(one.id) === id);
    return person === undefined ? familyAsItem(zone, family, from) : personAsItem(family, person, from);
  },
  dropTargetOf: (zones, id) => zones.flatMap(dropTargetsOf).find((dropTarget) => dropTarget.id === id),
  choicesFor: (zones, boardItem) => {
    const { item } = boardItem;
    return item.kind !== 'person'
      ? [{ label: zoneMessages.board, choices: zones.map((zone) => zoneChoice(zone, boardItem.home.id)) }]
      : personChoices(zones, item).map(asChoices);
  },
};

function holds(family: Family, itemId: string): boolean {
  return familyItem(family.id) === itemId || peopleOf(family).some(({ id }) => personItem(id) === itemId);
}

function familyAsItem(zone: Zone, family: Family, from: number): BoardItem<ZoneItem> {
  const { id, label } = zoneAsTarget(zone);
  const item = { kind: 'family', id: family.id } as const;
  return {
    id: familyItem(family.id),
    ids: [familyItem(family.id)],
    item,
    label: familyLabel(family),
    from,
    home: { id, label },
  };
}

function personAsItem(family: Family, person: ZonePerson, from: number): BoardItem<ZoneItem> {
  const { id, label } = familyAsTarget(family);
  const item = { kind: 'person', id: person.id, familyId: family.id } as const;
  return {
    id: personItem(person.id),
    ids: [personItem(person.id)],
    item,
    label: memberLabel(person),
    from,
    home: { id, label },
  };
}

function zoneChoice(zone: Zone, home: string): Choice<ZonePlace> {
  const people = zone.families.reduce((sum, family) => sum + peopleOf(family).length, 0);
  const dropTarget = zoneAsTarget(zone);
  return { ...dropTarget, note: familyCount(zone.families.length, people), isHome: dropTarget.id === home };
}

function holderOf(zone: Zone, role: ZoneRole): string {
  const holder = zone[role];
  return holder === undefined ? vacantOffice : nameOnBoard(holder);
}

function asChoices({ zone, offices, families }: PersonChoices): ChoiceGroup<ZonePlace> {
  return {
    label: zoneLabel(zone),
    choices: [
      ...offices.map(({ role, isHome }) => ({
        ...officeAsTarget(zone, role),
        note: holderOf(zone, role),
        isHome,
      })),
      ...families.map(({ family, isHome }) => ({
        ...familyAsTarget(family),
        note: headcount(peopleOf(family).length),
        isHome,
      })),
    ],
  };
}
