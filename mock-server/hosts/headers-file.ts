/**
 * Reads the headers that a `_headers` file, as static hosts know it, names for every address (`/*`).
 * @throws Error with the line that is neither an address nor a header
 */
export const parseHeadersFile = (text: string): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  let everywhere = false;
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) everywhere = line.trim() === '/*';
    else if (name === undefined || value === undefined)
      throw new Error(`The _headers file has a line that is no header: ${line}`);
    else if (everywhere) headers[name] = value;
  }
  return headers;
};
