const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Asks the site's own host for the page of an address.
 * @returns the address of the program that the page starts; undefined when there is no line, or no page of the site
 */
export async function servedProgram(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return ENTRY.exec(await answer.text())?.[1];
  } catch {
    return undefined;
  }
}
