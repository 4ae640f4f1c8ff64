import type { Operation } from '../contract/document.ts';

/** The values of an address: the parameters of its path and of its query, by their names. */
export type Values = Readonly<Record<string, string | number>>;

export function placeOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>, values: Values): string {
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  const query = parameters.flatMap(({ in: where, name }) => {
    const value = values[name];
    return where === 'query' && value !== undefined ? [[name, String(value)]] : [];
  });
  return query.length === 0 ? inPath : `${inPath}?${new URLSearchParams(query).toString()}`;
}

/** A value within an answer whose shape is not known yet. */
export const inside = (json: unknown, ...names: readonly (string | number)[]): unknown =>
  names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined,
    json,
  );
