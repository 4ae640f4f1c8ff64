import { areas } from '../api/areas.ts';
import type { Endpoint } from '../api/endpoint.ts';

/** One call that the panel can make fail. */
interface KnownCall {
  readonly method: string;
  /** The part after `/api/`; `{id}` stands for a number or a name. */
  readonly path: string;
  readonly label: string;
}

interface CallArea {
  readonly label: string;
  readonly calls: readonly KnownCall[];
}

const callOf = ({ method, path, flag, faultPath, label }: Endpoint): KnownCall => ({
  method: method.toUpperCase(),
  path: `${faultPath ?? path}${flag === undefined ? '' : `?${flag}=true`}`,
  label,
});

/** Every call of the product, grouped as its pages are. */
export const callAreas: readonly CallArea[] = Object.values(areas).map(({ label, endpoints }) => ({
  label,
  calls: Object.values<Endpoint>(endpoints).map(callOf),
}));

/** The label of a call with a fault; an unknown one, set from outside, is named by its address. */
export const labelOf = ({ method, path }: { readonly method?: string | undefined; readonly path: string }): string =>
  callAreas
    .flatMap(({ calls }) => calls)
    .find((call) => call.method === method && call.path.toLowerCase() === path.toLowerCase())?.label ??
  `${method ?? ''} ${path}`.trim();
