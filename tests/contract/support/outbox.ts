import type { NearHost } from './host.ts';

interface Link {
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The link of the newest e-mail to an address: its path, and the parameters of its query. */
export async function newestLink(host: NearHost, to: string): Promise<Link> {
  const mail = (await host.mails()).findLast((each) => each.to === to);
  if (!mail?.link) throw new Error(`nobody wrote to ${to}`);
  const { pathname, searchParams } = new URL(mail.link, 'http://site.test');
  return { path: pathname, values: Object.fromEntries(searchParams) };
}
