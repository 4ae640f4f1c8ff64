import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBroadcastTabChannel } from '@/adapters/browser/session.ts';

/** Channels of one browser: a posted message reaches every other channel of the same name as a structured clone. */
class PlainChannel extends EventTarget {
  static readonly open = new Set<PlainChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    PlainChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of PlainChannel.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  PlainChannel.open.clear();
});

describe('REL-08 the tabs of one browser', () => {
  it('hear of a sign-out elsewhere, but not of their own', () => {
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const heard: string[] = [];
    const [here, there] = [makeBroadcastTabChannel(), makeBroadcastTabChannel()];
    here.onSignedOut((userId) => heard.push(`here ${userId}`));
    const stop = there.onSignedOut((userId) => heard.push(`there ${userId}`));
    here.notifySignedOut('member-1');
    expect(heard).toEqual(['there member-1']);
    stop();
    here.notifySignedOut('member-1');
    expect(heard).toHaveLength(1);
  });

  it('ignore any other message', () => {
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const heard: string[] = [];
    makeBroadcastTabChannel().onSignedOut((userId) => heard.push(userId));
    const stranger = new PlainChannel('session');
    for (const data of [null, 'signedOut', 7, {}, [], { signedOut: 7 }, { signedOut: Object.create(null) }])
      stranger.postMessage(data);
    expect(heard).toEqual([]);
  });

  it('do not hear of each other without a BroadcastChannel, and nothing fails', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const tab = makeBroadcastTabChannel();
    const stop = tab.onSignedOut(() => expect.fail('Nobody can have said that'));
    expect(() => tab.notifySignedOut('member-1')).not.toThrow();
    expect(stop).not.toThrow();
  });
});

describe('AUTH-18 a session that one tab gives to another', () => {
  it('is asked for and answered only on the channel', async () => {
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const [member, visitor, opened] = [makeBroadcastTabChannel(), makeBroadcastTabChannel(), makeBroadcastTabChannel()];
    member.answerWith(() => 'token-1');
    visitor.answerWith(() => undefined);
    expect(await opened.askForSession()).toBe('token-1');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('brings its mark along, so that a logout in either is read by both (REL-08)', async () => {
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const member = new PlainChannel('session');
    const asked = makeBroadcastTabChannel().askForSession();
    member.postMessage({ mark: '1-2-3-4', session: 'token-1' });
    await asked;
    expect(sessionStorage.getItem('sessionWord')).toBe('1-2-3-4');
    const heard: unknown[] = [];
    makeBroadcastTabChannel().answerWith(() => 'token-1');
    const third = new PlainChannel('session');
    third.addEventListener('message', (event: Event) => void heard.push(Reflect.get(event, 'data')));
    third.postMessage({ asked: 'session' });
    expect(heard).toEqual([{ mark: '1-2-3-4', session: 'token-1' }]);
    sessionStorage.clear();
  });

  it('is waited for as long as an old phone delays a tab in the background', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const late = new PlainChannel('session');
    const asked = makeBroadcastTabChannel().askForSession();
    await vi.advanceTimersByTimeAsync(900);
    late.postMessage({ session: 'token-1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await asked).toBe('token-1');
    vi.useRealTimers();
  });

  it.each([
    ['nobody has one', () => undefined],
    ['there is no such channel', undefined],
  ])('is not waited for where %s', async (_, answer) => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', answer === undefined ? undefined : PlainChannel);
    if (answer === undefined) Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    makeBroadcastTabChannel().answerWith(() => undefined);
    const asked = makeBroadcastTabChannel().askForSession();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toBeUndefined();
    vi.useRealTimers();
  });
});
