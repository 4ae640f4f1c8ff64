import {
  type Family,
  familyIn,
  peopleOf,
  type Zone,
  type ZonePerson,
  type ZoneRole,
  zoneRoles,
} from '@/admin/domain/zone-board.ts';
import { isHeldBy, type ZoneItem, type ZonePlace } from '@/admin/domain/zone-change.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { boardMessages, headcount, memberLabel } from '@/ui/messages/ko/board-messages.ts';
import {
  familyCount,
  familyLabel,
  officeLabel,
  officeLanding,
  placeLanding,
  severalFamilies,
  zoneLabel,
  zoneMessages,
} from '@/ui/messages/ko/zone-messages.ts';
import type { BoardKind, Choice, ChoiceGroup, Piece, Spot } from '@/ui/patterns/board/board-kind.ts';

export const personPiece = (id: EntityId): string => `person:${id}`;
export const familyPiece = (id: EntityId): string => `family:${id}`;
export const familySpot = (id: EntityId): string => `home:${id}`;
export const zoneSpot = (id: EntityId): string => `zone:${id}`;
export const officeSpot = (zoneId: EntityId, role: ZoneRole): string => `office:${zoneId}:${role}`;

/** Several families have one name in the hand. */
const TOGETHER = 'family:together';

const zoneAsSpot = (zone: Zone): Spot<ZonePlace> => ({
  id: zoneSpot(zone.id),
  place: { kind: 'zone', id: zone.id },
  label: zoneLabel(zone),
  landing: placeLanding(zoneLabel(zone)),
});

const familyAsSpot = (family: Family): Spot<ZonePlace> => ({
  id: familySpot(family.id),
  place: { kind: 'family', id: family.id },
  label: familyLabel(family),
  landing: placeLanding(familyLabel(family)),
});

const officeAsSpot = (zone: Zone, role: ZoneRole): Spot<ZonePlace> => ({
  id: officeSpot(zone.id, role),
  place: { kind: 'role', zoneId: zone.id, role },
  label: officeLabel(zone, role),
  landing: officeLanding(zone, role),
});

const spotsOf = (zone: Zone): readonly Spot<ZonePlace>[] => [
  zoneAsSpot(zone),
  ...zoneRoles.map((role) => officeAsSpot(zone, role)),
  ...zone.families.map(familyAsSpot),
];

/** People are moved to offices and families, families to zones (ZONE-02, ZONE-03, ZONE-04). */
export const zoneKind: BoardKind<readonly Zone[], ZoneItem, ZonePlace> = {
  goesTo: { person: ['office', 'home'], family: ['zone'] },
  pieceId: (item) => {
    if (item.kind === 'families') return TOGETHER;
    return item.kind === 'family' ? familyPiece(item.id) : personPiece(item.id);
  },
  isChoosable: (id) => id.startsWith(familyPiece('')),
  together: (zones, ids) => {
    const wanted = new Set(ids);
    const held = zones.flatMap((zone, from) =>
      zone.families.flatMap((family) => (wanted.has(familyPiece(family.id)) ? [{ zone, family, from }] : [])),
    );
    const [first] = held;
    if (first === undefined) return undefined;
    const { id, label } = zoneAsSpot(first.zone);
    return {
      id: TOGETHER,
      item: { kind: 'families', ids: held.map(({ family }) => family.id) },
      label: severalFamilies(first.family, held.length - 1),
      from: first.from,
      home: held.every(({ zone }) => zone === first.zone)
        ? { id, label }
        : { id: '', label: boardMessages.variousPlaces },
    };
  },
  pieceOf: (zones, id) => {
    const from = zones.findIndex(({ families }) => families.some((family) => holds(family, id)));
    const zone = zones[from];
    const family = zone?.families.find((one) => holds(one, id));
    if (zone === undefined || family === undefined) return undefined;
    const person = peopleOf(family).find((one) => personPiece(one.id) === id);
    return person === undefined ? familyAsPiece(zone, family, from) : personAsPiece(family, person, from);
  },
  spotOf: (zones, id) => zones.flatMap(spotsOf).find((spot) => spot.id === id),
  choicesFor: (zones, piece) => {
    const { item } = piece;
    return item.kind !== 'person'
      ? [{ label: zoneMessages.board, choices: zones.map((zone) => zoneChoice(zone, piece.home.id)) }]
      : homeFirst(zones, item.familyId).map((zone) => personChoices(zone, item));
  },
};

function holds(family: Family, pieceId: string): boolean {
  return familyPiece(family.id) === pieceId || peopleOf(family).some(({ id }) => personPiece(id) === pieceId);
}

function familyAsPiece(zone: Zone, family: Family, from: number): Piece<ZoneItem> {
  const { id, label } = zoneAsSpot(zone);
  const item = { kind: 'family', id: family.id } as const;
  return { id: familyPiece(family.id), item, label: familyLabel(family), from, home: { id, label } };
}

function personAsPiece(family: Family, person: ZonePerson, from: number): Piece<ZoneItem> {
  const { id, label } = familyAsSpot(family);
  const item = { kind: 'person', id: person.id, familyId: family.id } as const;
  return { id: personPiece(person.id), item, label: memberLabel(person.name), from, home: { id, label } };
}

/** Most go a short way: the zone that somebody lives in stands first. */
function homeFirst(zones: readonly Zone[], familyId: EntityId): readonly Zone[] {
  const home = familyIn(zones, familyId)?.zone;
  return home === undefined ? zones : [home, ...zones.filter((zone) => zone !== home)];
}

function zoneChoice(zone: Zone, home: string): Choice<ZonePlace> {
  const people = zone.families.reduce((sum, family) => sum + peopleOf(family).length, 0);
  const spot = zoneAsSpot(zone);
  return { ...spot, note: familyCount(zone.families.length, people), isHome: spot.id === home };
}

function personChoices(zone: Zone, item: ZoneItem & { readonly kind: 'person' }): ChoiceGroup<ZonePlace> {
  const offices = zoneRoles.map((role) => ({
    ...officeAsSpot(zone, role),
    note: zone[role]?.name ?? zoneMessages.vacant,
    isHome: isHeldBy(zone[role], { id: item.id, name: '' }),
  }));
  const families = zone.families.map((family) => ({
    ...familyAsSpot(family),
    note: headcount(peopleOf(family).length),
    isHome: String(family.id) === String(item.familyId),
  }));
  return { label: zoneLabel(zone), choices: [...offices, ...families] };
}
