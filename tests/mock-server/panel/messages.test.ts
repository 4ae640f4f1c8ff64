import { describe, expect, it } from 'vitest';
import {
  dayMessages,
  demoUserName,
  linkMessages,
  sentMessages,
  statusMessage,
} from '../../../mock-server/panel/messages.ts';
import type { PanelStatus } from '../../../mock-server/panel/panel-model.ts';
import { aMail } from './church-view.ts';

const now = '2026-11-18T13:00:00.000Z';

describe('the words of the demo panel (MOCK-03)', () => {
  it.each([
    ['2026-11-18T12:02:00.000Z', '오늘 09:02'],
    ['2026-11-18T02:30:00.000Z', '어제 23:30'],
    ['2026-11-17T02:30:00.000Z', '2026-11-16 23:30'],
  ])('say of a mail of %s: %s, as the church counts its days', (sentAt, words) => {
    expect(sentMessages(aMail(1, { sentAt }), now)).toBe(words);
  });

  it('say a day in full, whatever the time zone', () => {
    expect(dayMessages('2026-11-18')).toBe('2026년 11월 18일 수요일');
  });

  it('say what a link of a mail is for', () => {
    expect(linkMessages('/resetPassword?code=a')).toBe('재설정 링크 열기');
    expect(linkMessages('/confirmEmail?code=a')).toBe('확인 링크 열기');
  });

  it('name a demoUser and who stands behind it', () => {
    expect([demoUserName('visitor'), demoUserName('editor')]).toEqual(['방문자', '편집자 이선영']);
  });

  it.each<PanelStatus>([
    { kind: 'became', demoUser: 'admin' },
    { kind: 'notConfirmed', demoUser: 'unconfirmed' },
    { kind: 'refused', demoUser: 'member' },
    { kind: 'entered', world: 'hostile' },
    { kind: 'dateSet', date: '2026-12-25' },
    { kind: 'dateSet', date: null },
    { kind: 'mailCame', count: 2 },
    { kind: 'reset' },
    { kind: 'refilled' },
    { kind: 'recreated' },
    { kind: 'networkSet' },
    { kind: 'faultAdded' },
    { kind: 'faultRemoved' },
    { kind: 'copied' },
    { kind: 'notCopied' },
    { kind: 'offline' },
    { kind: 'failed' },
  ])('say %j in a Korean sentence, and each thing differently', (status) => {
    expect(statusMessage(status)).toMatch(/^[^A-Za-z{}]+[.]$/);
    expect(status.kind === 'failed' || statusMessage(status) !== statusMessage({ kind: 'failed' })).toBe(true);
  });
});
