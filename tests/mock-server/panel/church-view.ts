import type { Mail } from '../../../mock-server/church/schemas/accounts.ts';
import type { ChurchView } from '../../../mock-server/panel/panel-model.ts';

/** The panel's view of a church after its creation. */
export const churchView = (given: Partial<ChurchView> = {}): ChurchView => ({
  world: 'everyday',
  seededOn: '2026-11-18',
  isClockSet: false,
  now: '2026-11-18T13:00:00.000Z',
  network: { latencyMs: 0, offline: false },
  faults: [],
  mails: [],
  signedIn: undefined,
  ...given,
});

export const aMail = (id: number, given: Partial<Mail> = {}): Mail => ({
  id,
  to: 'yuna.choi@example.org',
  subject: '이메일 주소를 확인해 주세요',
  text: '아래 링크를 누르시면 가입이 끝납니다.',
  link: `/confirmEmail?userId=a&code=${id}`,
  sentAt: '2026-11-18T12:02:00.000Z',
  ...given,
});
