import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBroadcastTabChannel } from '@/adapters/browser/broadcast-tab-channel.ts';

/** Channels of one browser: what is posted reaches every other channel of the name, as something read from a wire. */
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
    here.tellSignedOut('member-1');
    expect(heard).toEqual(['there member-1']);
    stop();
    here.tellSignedOut('member-1');
    expect(heard).toHaveLength(1);
  });

  it('pay no heed to anything else that is said there', () => {
    vi.stubGlobal('BroadcastChannel', PlainChannel);
    const heard: string[] = [];
    makeBroadcastTabChannel().onSignedOut((userId) => heard.push(userId));
    const stranger = new PlainChannel('session');
    for (const data of [null, 'signedOut', 7, {}, []]) stranger.postMessage(data);
    expect(heard).toEqual([]);
  });

  it('do not hear of each other where there is no such channel, and nothing breaks', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const tab = makeBroadcastTabChannel();
    const stop = tab.onSignedOut(() => expect.fail('Nobody can have said that'));
    expect(() => tab.tellSignedOut('member-1')).not.toThrow();
    expect(stop).not.toThrow();
  });
});
