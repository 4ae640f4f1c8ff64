import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { failedWith, fromCall, fromOutcome, outcomeActors, reasonOf, required } from '@/shared/actors.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { deferred, settled } from '../../fakes/deferred.ts';
import { brokenOnPurpose, takeReported } from '../../fakes/reported-errors.ts';

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
  it('returns the answer to its input', async () => {
    expect(await run((input) => Promise.resolve(done(`page ${input}`))).end).toBe('page 7');
  });

  it('fails with the reason of a refusal', async () => {
    const reason = await run(() => Promise.resolve(refused('forbidden'))).end.catch(reasonOf);
    expect(reason).toBe('forbidden');
  });

  it('fails as unexpected when the call throws', async () => {
    const reason = await run(() => Promise.reject(brokenOnPurpose())).end.catch(reasonOf);
    expect(reason).toBe('unexpected');
  });

  it('has failed with one of the reasons that a guard names', async () => {
    const error: unknown = await run(() => Promise.resolve(refused('conflict'))).end.catch((thrown: unknown) => thrown);
    expect(failedWith('notFound', 'conflict')({ event: { error } })).toBe(true);
    expect(failedWith('notFound')({ event: { error } })).toBe(false);
  });

  it('fails as unexpected when its input is missing', async () => {
    expect(await run(() => Promise.resolve(done(required<string>(undefined)))).end.catch(reasonOf)).toBe('unexpected');
    expect(takeReported()).toEqual([new Error('A machine asks for what its state does not hold')]);
    expect(required(0)).toBe(0);
  });

  it('fails with the reasons of its own type, where it has one', async () => {
    const logins = outcomeActors<'badCredentials' | 'signInFailed'>('signInFailed');
    const end = (call: Parameters<typeof logins.fromOutcome<string, number>>[0]) =>
      toPromise(createActor(logins.fromOutcome(call), { input: 7 }).start()).catch(logins.reasonOf);
    expect(await end(() => Promise.resolve(refused('badCredentials')))).toBe('badCredentials');
    expect(await end(() => Promise.reject(brokenOnPurpose()))).toBe('signInFailed');
    // A failure of another call's type is not a reason of this one.
    expect(reasonOf(new logins.CallFailure('badCredentials'))).toBe('unexpected');
  });

  it('is aborted when its actor stops (REL-18)', () => {
    const signals: AbortSignal[] = [];
    const { actor } = run((_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    actor.stop();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('reports no error after its actor has stopped', async () => {
    const call = deferred<Outcome<string>>();
    run(() => call.promise).actor.stop();
    call.reject(new DOMException('given up', 'AbortError'));
    await settled();
    expect(takeReported()).toEqual([]);
  });

  it('that returns no outcome ends with its answer, or throws as it does', async () => {
    const end = (call: () => Promise<string>) => toPromise(createActor(fromCall(call), { input: undefined }).start());
    expect(await end(() => Promise.resolve('page'))).toBe('page');
    await expect(end(() => Promise.reject(brokenOnPurpose()))).rejects.toThrow('broken on purpose');
  });
});
