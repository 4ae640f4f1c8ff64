/**
 * Reads an address; `URL.canParse` and `URL.parse` are younger than the phones of many members.
 * @returns undefined for what is none
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
