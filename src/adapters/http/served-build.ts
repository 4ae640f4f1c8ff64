const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Fetches the page of an address from the site's host.
 * @returns the address of the entry script in that page; undefined when offline, or when the answer is not a page of
 * this site
 */
export async function servedEntryScript(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return ENTRY.exec(await answer.text())?.[1];
  } catch {
    return undefined;
  }
}
