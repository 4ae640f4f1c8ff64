import type { Host } from './host.ts';

/** Where the newest e-mail to an address leads: the path of its link, and what its query carries. */
export function newestLink(host: Host, to: string): { path: string; values: Readonly<Record<string, string>> } {
  const mail = host.church.mails.all().findLast((each) => each.to === to);
  if (!mail?.link) throw new Error(`nobody wrote to ${to}`);
  const { pathname, searchParams } = new URL(mail.link, 'http://site.test');
  return { path: pathname, values: Object.fromEntries(searchParams) };
}
