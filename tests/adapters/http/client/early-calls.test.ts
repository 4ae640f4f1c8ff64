import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '@/adapters/http/client.ts';
import { deferred, settled } from '../../../fakes/deferred.ts';

const LIST = 'https://church.test/api/Announcement?page=1';

/** A client whose network answers `late`, in a page that has already requested the list. */
function clientIn(answers: Record<string, Promise<Response>>) {
  const giveUp = vi.fn();
  const earlyCalls = Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => [address, { answer, giveUp }]),
  );
  vi.stubGlobal('window', { earlyCalls });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const fetch = vi.fn(() => Promise.resolve(new Response('"late"')));
  vi.stubGlobal('fetch', fetch);
  const send = createHttpClient({ baseUrl: 'https://church.test/', timeoutMs: 1000 });
  return {
    fetch,
    giveUp,
    ask: (more: Parameters<typeof send>[0] = { path: 'api/Announcement?page=1' }) => send(more),
  };
}

const early = () => Promise.resolve(new Response('"early"'));
const bodyOf = async (answer: ReturnType<ReturnType<typeof clientIn>['ask']>) => {
  const settledAnswer = await answer;
  return settledAnswer.kind === 'answered' ? settledAnswer.body : settledAnswer.reason;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('REL-17 what the page has asked for before its program came', () => {
  it('is taken once, and asked for again the next time', async () => {
    const { ask, fetch } = clientIn({ [LIST]: early() });
    expect(await bodyOf(ask())).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
    expect(await bodyOf(ask())).toBe('late');
  });

  it('is nothing for another address, nor for a member', async () => {
    const { ask } = clientIn({ [LIST]: early() });
    expect(await bodyOf(ask({ path: 'api/Announcement?page=2' }))).toBe('late');
    expect(await bodyOf(ask({ path: 'api/Announcement?page=1', bearer: 'token' }))).toBe('late');
  });

  it('is asked for again where it broke', async () => {
    const broken = Promise.reject(new TypeError('no line'));
    broken.catch(() => undefined);
    const { ask } = clientIn({ [LIST]: broken });
    expect(await bodyOf(ask())).toBe('late');
  });

  it('is no news after a minute', async () => {
    const { ask } = clientIn({ [LIST]: early() });
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await bodyOf(ask())).toBe('late');
  });

  it('REL-18 is given up with the call that took it', async () => {
    const line = deferred<Response>();
    const leaving = new AbortController();
    const { ask, giveUp } = clientIn({ [LIST]: line.promise });
    giveUp.mockImplementation(() => line.reject(new DOMException('given up', 'AbortError')));
    const answer = bodyOf(ask({ path: 'api/Announcement?page=1', signal: leaving.signal }));
    await settled();
    leaving.abort();
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(await answer).toBe('aborted');
  });
});
