import { done, type Outcome } from '@/shared/outcome.ts';

interface Person {
  readonly email: string;
}

type Read<Candidate> = (signal?: AbortSignal) => Promise<Outcome<readonly Candidate[]>>;

interface Register<Candidate> {
  readonly all: Read<Candidate>;
}

/** The members who can be given a role: those with a known e-mail address (ROLE-05). */
export function makeReadCandidates<Candidate extends Person>(members: Register<Candidate>): Read<Candidate> {
  return async (signal) => {
    const all = await members.all(signal);
    return all.kind === 'done' ? done(all.value.filter(({ email }) => email.trim() !== '')) : all;
  };
}
