import * as z from 'zod/mini';
import { instant } from '../church/schemas/parts.ts';
import { worldNames } from '../seeds/worlds.ts';

const milliseconds = z.int().check(z.minimum(0), z.maximum(600_000));

const target = {
  /** Any method when absent. */
  method: z.optional(z.string().check(z.minLength(1))),
  /** The part after `/api/`, in any letter case; `*` stands for any characters. */
  path: z.string().check(z.minLength(1)),
};

const spoiled = {
  ...target,
  /** How many calls it affects before it is used up; unlimited when absent. */
  times: z.optional(z.int().check(z.positive())),
  /** How long the call waits before it fails, in milliseconds. */
  afterMs: z.optional(milliseconds),
};

/** A way in which a call goes wrong on purpose (MOCK-03). */
export const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    ...spoiled,
    mode: z.literal('status'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    body: z.optional(z.json()),
  }),
  /** 200 with `body` as JSON (a wrong shape), or with text that is no JSON when there is no `body`. */
  z.strictObject({ ...spoiled, mode: z.literal('malformed'), body: z.optional(z.json()) }),
  z.strictObject({ ...spoiled, mode: z.enum(['networkError', 'hang', 'html', 'emptyBody', 'truncated']) }),
  /**
   * A gate: the call is logged, and waits like one on a slow line. Once no hold is meant for it any more it is processed, by
   * whatever other fault it then finds. A hold that is used up (0 times) holds no further call, and keeps those that it holds.
   */
  z.strictObject({ ...target, mode: z.literal('hold'), times: z.optional(z.int().check(z.minimum(0))) }),
]);

export const faultsSchema = z.array(faultSchema);

export const networkSchema = z.strictObject({
  /** Added to every call, in milliseconds. */
  latencyMs: milliseconds,
  offline: z.boolean(),
});

export const worldSchema = z.enum(worldNames);

/**
 * `instant` is the time of the church's clock at `setAt` (milliseconds of the real clock); the clock runs on from
 * there.
 */
const clockSchema = z.strictObject({ instant, setAt: z.number() });

/** All settings of the control; they are stored with the church and shared by its tabs. */
export const settingsSchema = z.strictObject({
  world: worldSchema,
  /** The church's day when the world was filled, as `YYYY-MM-DD`; null for a church that was stored before this field existed. */
  seededOn: z._default(z.nullable(z.string()), null),
  clock: z.nullable(clockSchema),
  network: networkSchema,
  faults: faultsSchema,
});

export type Fault = z.infer<typeof faultSchema>;
export type Hold = Extract<Fault, { readonly mode: 'hold' }>;
/** What a call finds that is not held, or no more. */
export type Failure = Exclude<Fault, Hold>;
export type Network = z.infer<typeof networkSchema>;
export type Settings = z.infer<typeof settingsSchema>;
