import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { done, refused } from '@/shared/domain/outcome.ts';
import { fromOutcome, outcomeActors, present, reasonOf } from '@/shared/machines/outcome-actor.ts';

const run = (
  call: (input: number, signal: AbortSignal) => ReturnType<Parameters<typeof fromOutcome<string, number>>[0]>,
) => {
  const actor = createActor(
    fromOutcome<string, number>(({ input, signal }) => call(input, signal)),
    { input: 7 },
  );
  return { actor, end: toPromise(actor.start()) };
};

describe('a call as an actor', () => {
  it('ends with what was answered to its input', async () => {
    expect(await run((input) => Promise.resolve(done(`page ${input}`))).end).toBe('page 7');
  });

  it('fails with the reason of a refusal', async () => {
    const reason = await run(() => Promise.resolve(refused('forbidden'))).end.catch(reasonOf);
    expect(reason).toBe('forbidden');
  });

  it('fails as unexpected when the call itself breaks', async () => {
    const reason = await run(() => Promise.reject(new TypeError('broken'))).end.catch(reasonOf);
    expect(reason).toBe('unexpected');
  });

  it('fails as unexpected when its machine has not what it asks for', async () => {
    expect(await run(() => Promise.resolve(done(present<string>(undefined)))).end.catch(reasonOf)).toBe('unexpected');
    expect(present(0)).toBe(0);
  });

  it('fails with the reasons of its own kind, where it has such', async () => {
    const logins = outcomeActors<'badCredentials' | 'signInFailed'>('signInFailed');
    const end = (call: Parameters<typeof logins.fromOutcome<string, number>>[0]) =>
      toPromise(createActor(logins.fromOutcome(call), { input: 7 }).start()).catch(logins.reasonOf);
    expect(await end(() => Promise.resolve(refused('badCredentials')))).toBe('badCredentials');
    expect(await end(() => Promise.reject(new TypeError('broken')))).toBe('signInFailed');
    // A failure of another kind says nothing of this one.
    expect(reasonOf(new logins.CallFailure('badCredentials'))).toBe('unexpected');
  });

  it('is told when nobody waits any more (REL-18)', () => {
    const signals: AbortSignal[] = [];
    const { actor } = run((_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    actor.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
