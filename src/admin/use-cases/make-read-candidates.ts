import { done, type Outcome } from '@/shared/domain/outcome.ts';

interface Person {
  readonly email: string;
}

type Read<Candidate> = (signal?: AbortSignal) => Promise<Outcome<readonly Candidate[]>>;

/** Members who may be given a role: those whose e-mail address is known (ROLE-05). */
export function makeReadCandidates<Candidate extends Person>(readAll: Read<Candidate>): Read<Candidate> {
  return async (signal) => {
    const all = await readAll(signal);
    return all.kind === 'done' ? done(all.value.filter(({ email }) => email.trim() !== '')) : all;
  };
}
