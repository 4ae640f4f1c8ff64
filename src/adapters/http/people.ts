import * as z from 'zod/mini';
import type { DutyHolderRepository } from '@/people/serving.ports.ts';
import { done } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { wirePersons } from './offices.ts';

const wireDuty = z.object({ members: wirePersons });

/**
 * Duties over HTTP (PEOP-03).
 * @param send the plain client: these calls carry neither bearer nor cookies, even for a signed-in user
 */
export function makeHttpDutyHolderRepository(send: HttpClient): DutyHolderRepository {
  return {
    namesOf: async (dutyId, signal) => {
      const answer = await send({ path: `api/Duty/WithMembers/${dutyId}`, credentials: 'omit', signal });
      const duty = parseAnswer(answer, wireDuty);
      return duty.kind === 'done' ? done(duty.value.members.map(({ name }) => name)) : duty;
    },
  };
}
