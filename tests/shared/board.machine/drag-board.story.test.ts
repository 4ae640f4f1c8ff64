import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutyBoardRules } from '@/admin/boards/duties.machine.ts';
import type { DraggedMember, Duty, DutyChange, DutyItem } from '@/admin/boards/duties.ts';
import type { ZoneChange, ZoneItem, ZonePlace } from '@/admin/boards/zone-changes.ts';
import { zoneBoardRules } from '@/admin/boards/zones.machine.ts';
import { peopleOf, type Zone, zoneRoles } from '@/admin/boards/zones.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import type { Church } from '../../../mock-server/church/church.ts';
import { listDuties, moveToDuty } from '../../../mock-server/church/rules/duties.ts';
import type * as server from '../../../mock-server/church/rules/outcome.ts';
import { assignZoneRole, listZones, moveFamily, moveToFamily } from '../../../mock-server/church/rules/zones.ts';
import { anyStory, type BoardServer, boardStory, type StoryStep } from '../../fakes/board-story.ts';
import { smallChurch } from '../../fakes/small-church.ts';

const EVERYONE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const answered = (outcome: server.Outcome<unknown>): Outcome<null> =>
  outcome.kind === 'done' ? done(null) : refused(outcome.reason === 'conflict' ? 'conflict' : 'notFound');

const valueOf = <Value>(outcome: server.Outcome<Value>): Value => {
  if (outcome.kind === 'refused') throw new Error(outcome.detail);
  return outcome.value;
};

describe('DUTY-04 the board of duties, in any order of events', () => {
  const dutyServer = (church: Church): BoardServer<readonly Duty[], DutyChange> => ({
    read: () => valueOf(listDuties(church)),
    save: async (change) => {
      const outcomes = await Promise.all(
        change.map(({ member, from, to }) =>
          moveToDuty(church, { memberId: Number(member.id), fromDutyId: Number(from.id), toDutyId: Number(to.id) }),
        ),
      );
      return answered(outcomes.find(({ kind }) => kind === 'refused') ?? { kind: 'done', value: undefined });
    },
  });

  const draggedMembers = (duties: readonly Duty[]): DraggedMember[] =>
    duties.flatMap(({ id, members }) => members.map((member) => ({ memberId: member.id, dutyId: id })));
  /** Each member alone, and some together. */
  const items = (duties: readonly Duty[]): DutyItem[] => {
    const all = draggedMembers(duties);
    return [...all.map((member) => [member]), all.slice(0, 3), all.filter((_, at) => at % 3 === 0)];
  };
  const places = (duties: readonly Duty[]): EntityId[] => duties.map(({ id }) => id);
  const byDuty = (duties: readonly Duty[]) =>
    duties.map(({ id, members }) => [id, members.map((member) => Number(member.id)).toSorted((a, b) => a - b)]);

  const story = (church: Church) =>
    boardStory(dutyBoardRules, dutyServer(church), {
      items,
      places,
      others: async (which, where) => {
        const member = draggedMembers(valueOf(listDuties(church)))[which % EVERYONE.length];
        if (member === undefined) return;
        const move = {
          memberId: Number(member.memberId),
          fromDutyId: Number(member.dutyId),
          toDutyId: (where % 4) + 1,
        };
        await moveToDuty(church, move);
      },
    });

  it('has every member exactly once at any moment, and ends with the server’s state', async () => {
    await eachStory(async (steps) => {
      const church = await smallChurch();
      const { board, take, finish } = story(church);
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step follows the other
        await take(step);
        const shown = board.viewModel().board;
        if (shown === undefined) continue;
        expect(
          draggedMembers(shown)
            .map(({ memberId }) => Number(memberId))
            .toSorted((a, b) => a - b),
        ).toEqual(EVERYONE);
      }
      await finish();
      if (!steps.some(({ kind }) => kind === 'others')) {
        expect(byDuty(board.board())).toEqual(byDuty(valueOf(listDuties(church))));
      }
      // Changes by other users are shown as soon as the board must be read again.
      await loseAnswer(take);
      await finish();
      expect(byDuty(board.board())).toEqual(byDuty(valueOf(listDuties(church))));
      board.actor.stop();
    });
  });
});

describe('ZONE-02, ZONE-03, ZONE-04 the board of zones, in any order of events', () => {
  const zoneServer = (church: Church): BoardServer<readonly Zone[], ZoneChange> => ({
    read: () => readZones(church),
    save: (change) => saveZoneChange(church, change),
  });

  const items = (zones: readonly Zone[]): ZoneItem[] => {
    const families = zones.flatMap((zone) => zone.families);
    return [
      ...families.flatMap((family) => [
        { kind: 'family' as const, id: family.id },
        ...peopleOf(family).map(({ id }) => ({ kind: 'person' as const, id, familyId: family.id })),
      ]),
      { kind: 'families', ids: families.map(({ id }) => id) },
    ];
  };
  const places = (zones: readonly Zone[]): ZonePlace[] =>
    zones.flatMap(({ id, families }) => [
      { kind: 'zone' as const, id },
      ...zoneRoles.map((role) => ({ kind: 'role' as const, zoneId: id, role })),
      ...families.map((family) => ({ kind: 'family' as const, id: family.id })),
    ]);
  const sorted = (zones: readonly Zone[]) =>
    zones.map((zone) => ({
      ...zone,
      families: zone.families
        .map((family) => ({ ...family, members: family.members.toSorted((a, b) => Number(a.id) - Number(b.id)) }))
        .toSorted((a, b) => Number(a.id) - Number(b.id)),
    }));
  const people = (zones: readonly Zone[]): number[] =>
    zones
      .flatMap(({ families }) => families.flatMap((family) => peopleOf(family).map(({ id }) => Number(id))))
      .toSorted((a, b) => a - b);

  const story = (church: Church) =>
    boardStory(zoneBoardRules, zoneServer(church), {
      items,
      places,
      others: (which, where) => {
        const zones = readZones(church);
        const homes = zones.flatMap(({ id, families }) => families.map((family) => ({ zoneId: id, family })));
        const home = homes[which % homes.length];
        return moveFamily(church, {
          familyId: Number(home?.family.id),
          fromZoneId: Number(home?.zoneId),
          toZoneId: (where % 3) + 1,
        });
      },
    });

  it('has every person exactly once at any moment, and ends with the server’s state, offices included', async () => {
    await eachStory(async (steps) => {
      const church = await smallChurch();
      const { board, take, finish } = story(church);
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step follows the other
        await take(step);
        const shown = board.viewModel().board;
        if (shown !== undefined) expect(people(shown)).toEqual(EVERYONE);
      }
      await finish();
      if (!steps.some(({ kind }) => kind === 'others')) {
        expect(sorted(board.board())).toEqual(sorted(readZones(church)));
      }
      await loseAnswer(take);
      await finish();
      expect(sorted(board.board())).toEqual(sorted(readZones(church)));
      board.actor.stop();
    });
  });
});

/** Converts the server's wire data into zones, with undefined for null. */
function readZones(church: Church): readonly Zone[] {
  return valueOf(listZones(church)).map(({ leader, chief, caretaker, families, ...zone }) => ({
    ...zone,
    leader: leader ?? undefined,
    chief: chief ?? undefined,
    caretaker: caretaker ?? undefined,
    families: families.map(({ head, spouse, ...family }) => ({
      ...family,
      head: head ?? undefined,
      spouse: spouse ?? undefined,
    })),
  }));
}

async function saveZoneChange(church: Church, change: ZoneChange): Promise<Outcome<null>> {
  if (change.kind === 'role') {
    const { zone, role, person } = change;
    const memberId = person === undefined ? null : Number(person.id);
    return answered(await assignZoneRole(church, { zoneId: Number(zone.id), role, memberId }));
  }
  if (change.kind === 'member') {
    const { person, from, to } = change;
    const move = { memberId: Number(person.id), fromFamilyId: Number(from.id), toFamilyId: Number(to.id) };
    return answered(await moveToFamily(church, move));
  }
  if (change.kind === 'families') {
    const outcomes: Outcome<null>[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one call follows the other
    for (const each of change.moves) outcomes.push(await saveZoneChange(church, each));
    return outcomes.find(({ kind }) => kind === 'refused') ?? done(null);
  }
  const { family, from, to, restored = [] } = change;
  const move = { familyId: Number(family.id), fromZoneId: Number(from.id), toZoneId: Number(to.id) };
  const moved = answered(await moveFamily(church, move));
  if (moved.kind === 'refused') return moved;
  for (const { role, person } of restored) {
    // oxlint-disable-next-line no-await-in-loop -- one call follows the other
    await assignZoneRole(church, { zoneId: Number(to.id), role, memberId: Number(person?.id) });
  }
  return moved;
}

/** Loses the answer to a change, so that the board is read again. */
async function loseAnswer(take: (step: StoryStep) => Promise<void>): Promise<void> {
  for (let place = 0; place < 12; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one step follows the other
    await take({ kind: 'drag', which: 1, where: place });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await take({ kind: 'lose', which: 0, where: 0 });
  }
}

function eachStory(tell: (steps: readonly StoryStep[]) => Promise<void>): Promise<void> {
  return fc.assert(fc.asyncProperty(anyStory, tell), { numRuns: 150 });
}
