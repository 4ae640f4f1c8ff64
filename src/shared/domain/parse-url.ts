/**
 * Parses an address; `URL.canParse` and `URL.parse` are newer than the phones of many members.
 * @returns undefined for text that is not an address
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
