import type { ChurchRecords } from '../church/records.ts';

/** Committees, departments and societies with hostile names; every third office is vacant. */
export const hostileOrganisation = (world: ChurchRecords, word: (at: number) => string): Partial<ChurchRecords> => ({
  duties: world.duties.map((duty) => (duty.id === 8 ? { ...duty, name: word(0) } : duty)),
  governingSessions: world.governingSessions.map((governingSession) => ({
    ...governingSession,
    clerkId: null,
    boardSecretaryId: null,
  })),
  committees: world.committees.map((committee, at) => ({
    ...committee,
    name: word(at),
    chairmanId: at % 3 === 0 ? null : committee.chairmanId,
    jobs: at % 3 === 0 ? [] : [word(at), word(at + 8), word(at + 14)],
  })),
  departments: world.departments.map((department, at) => ({
    ...department,
    name: word(at),
    chairmanId: at % 3 === 0 ? null : department.chairmanId,
    memberIds: at % 3 === 0 ? [] : department.memberIds,
    choirs: department.choirs.map((choir, choirAt) => ({ ...choir, name: word(at + choirAt), conductorId: null })),
  })),
  missionSocieties: world.missionSocieties.map((society, at) => ({
    ...society,
    name: word(at + 2),
    ...(at % 3 === 0 && { presidentId: null, secretaryId: null, treasurerId: null, memberIds: [] }),
  })),
});
