import { Browser, type Credentials } from './browser.ts';
import type { NearHost } from './host.ts';
import { newestLink } from './outbox.ts';

/** A new account that is confirmed; the server links it to the member with this e-mail address, where there is one. */
export async function registered(host: NearHost, email: string): Promise<Credentials> {
  const who = { email, password: 'Uno2Tres!' };
  const visitor = new Browser(host);
  await visitor.sendJson('POST', '/api/account/register', who);
  const { userId = '', code = '' } = (await newestLink(host, email)).values;
  await visitor.get(`/api/Account/ConfirmEmail?UserId=${userId}&code=${code}`);
  return who;
}
