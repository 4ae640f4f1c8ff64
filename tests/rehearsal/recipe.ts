/** The instructions of README for hosting the site, word for word. */
export interface Recipe {
  /** The servers of nginx. */
  readonly servers: string;
  /** The commands for each new build. */
  readonly deployment: string;
}

/** The values that differ between a church's machine and that of the rehearsal. */
export interface Places {
  /** Ports of this machine, for http and https. */
  readonly ports: { readonly plain: number; readonly secure: number };
  readonly root: string;
  readonly certificate: string;
  readonly key: string;
  /** The file of headers that the deployment writes. */
  readonly headers: string;
  /** The command that makes nginx read its configuration again. */
  readonly reload: string;
}

const HEADERS = '/etc/nginx/church-headers.conf';
const ROOT = '/var/www/church';

/** @throws Error when README has no such block */
export function readRecipe(readme: string): Recipe {
  const hosting = /^## Hosting$(.*?)^## /ms.exec(readme)?.[1] ?? '';
  return { servers: blockOf(hosting, 'nginx'), deployment: blockOf(hosting, 'sh') };
}

function blockOf(section: string, language: string): string {
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, name]) => name === language);
  const [block, second] = blocks.map(([, , text = '']) => text);
  if (block !== undefined && second === undefined) return block;
  throw new Error(
    `The section Hosting of tests/rehearsal/README.md has ${blocks.length} blocks of ${language}, and must have one.`,
  );
}

/**
 * The same recipe with the paths of this machine, otherwise unchanged.
 * @throws Error when it does not contain one of them
 */
export function adaptRecipe({ servers, deployment }: Recipe, places: Places): Recipe {
  return {
    servers: replaced(servers, [
      ['listen 80;', `listen 127.0.0.1:${places.ports.plain};`],
      ['listen 443 ', `listen 127.0.0.1:${places.ports.secure} `],
      ['/etc/ssl/church/fullchain.pem', places.certificate],
      ['/etc/ssl/church/privkey.pem', places.key],
      [ROOT, places.root],
      [HEADERS, places.headers],
    ]),
    deployment: replaced(deployment, [
      [ROOT, places.root],
      [HEADERS, places.headers],
      ['nginx -s reload', places.reload],
    ]),
  };
}

function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  for (const [from] of changes)
    if (!text.includes(from))
      throw new Error(`The recipe of tests/rehearsal/README.md names "${from}" no more: tell recipe.ts of it.`);
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
