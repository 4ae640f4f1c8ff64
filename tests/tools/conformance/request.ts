import { parseArgs } from 'node:util';

export interface ConformanceRequest {
  /** Without a slash at its end. */
  readonly server: string;
  readonly email: string;
  readonly password: string;
  /** The origin of the site whose pages will call the server; without one, the rules of browsers cannot be checked. */
  readonly site?: string;
  readonly writes: boolean;
  /** The folder of the reports. */
  readonly json: string;
  readonly html: string;
}

const USAGE =
  'CONTRACT_PASSWORD=… npm run test:contract -- --server https://api.example.org --as admin@example.org [--site https://www.example.org] [--writes] [--json FILE] [--html FILE]';

/** @throws Error with a sentence for a missing or unknown argument; it never contains the password */
export function readConformanceRequest(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConformanceRequest {
  const { server, as: email, site, writes = false, json, html } = parsed(words);
  if (server === undefined) throw new Error(`--server is missing. Usage: ${USAGE}`);
  if (email === undefined) throw new Error(`--as is missing: the e-mail address of an admin. Usage: ${USAGE}`);
  const password = env['CONTRACT_PASSWORD'] ?? '';
  if (password === '') throw new Error(`CONTRACT_PASSWORD is empty: the password of ${email}. Usage: ${USAGE}`);
  return {
    server: addressOf(server),
    email,
    password,
    ...(site === undefined ? {} : { site: originOf(site) }),
    writes,
    json: json ?? 'reports/contract/report.json',
    html: html ?? 'reports/contract/index.html',
  };
}

export const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

function webAddress(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`${option} is no address that begins with https://. Usage: ${USAGE}`);
  if (url.username !== '' || url.password !== '')
    throw new Error(`${option} carries a name or a password: leave them out. Usage: ${USAGE}`);
  return url;
}

function addressOf(text: string): string {
  const url = webAddress('--server', text);
  if (url.protocol === 'http:' && !isLoopback(url))
    throw new Error('--server begins with http://: the password would go over the line for all to read.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

const originOf = (text: string): string => webAddress('--site', text).origin;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        server: { type: 'string' },
        as: { type: 'string' },
        site: { type: 'string' },
        writes: { type: 'boolean' },
        json: { type: 'string' },
        html: { type: 'string' },
      },
    }).values;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. Usage: ${USAGE}`, { cause: error });
  }
}
