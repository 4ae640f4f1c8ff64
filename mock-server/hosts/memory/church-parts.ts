import * as z from 'zod/mini';
import {
  type Church,
  type CollectionName,
  collectionNames,
  emptyOut,
  fill,
  onAnyWrite,
  type RecordOf,
} from '../../church/church.ts';
import { type Control, loggedCallSchema } from '../../control/control.ts';
import { settingsSchema } from '../../control/control-schema.ts';
import { type CookieJar, cookieSchema } from '../cookie-jar.ts';

/** One part of the church that is stored and read separately. */
export interface Part {
  /** The value to store; the store copies it. */
  readonly take: () => unknown;
  /** @throws when the value does not fit, as one from an older version may. */
  readonly restore: (value: unknown) => Promise<void>;
}

export interface ChurchMemory {
  readonly church: Church;
  readonly control: Control;
}

// Each record is checked against its schema when it enters the collection.
const areRecords = <Name extends CollectionName>(_: Name, value: unknown): value is RecordOf<Name>[] =>
  Array.isArray(value);

const collectionPart = (church: Church, name: CollectionName): Part => ({
  take: () => church[name].all(),
  async restore(value) {
    if (!areRecords(name, value)) throw new TypeError(`The stored ${name} are no list`);
    emptyOut(church[name]);
    await fill(church, name, value);
  },
});

const valuePart = <Schema extends z.ZodMiniType>(
  schema: Schema,
  take: () => unknown,
  put: (value: z.output<Schema>) => void,
): Part => ({ take, restore: async (value) => put(schema.parse(value)) });

// Also of collections that this version does not know (REL-36).
const highestIdsSchema = z.map(z.string(), z.int());

/** A church as parts: one per collection, so that a call stores only the collections that it has changed. */
export const churchParts = ({ church, control }: ChurchMemory): ReadonlyMap<string, Part> =>
  new Map([
    ...collectionNames.map((name) => [name, collectionPart(church, name)] as const),
    [
      'highestIds',
      valuePart(
        highestIdsSchema,
        () => church.highestIds,
        (ids) => {
          church.highestIds.clear();
          for (const [name, id] of ids) church.highestIds.set(name, id);
        },
      ),
    ],
    ['settings', valuePart(settingsSchema, control.settings, control.change)],
  ]);

/** The further parts of a browser: its cookies, and the calls that its pages have sent. */
export const browserParts = (control: Control, jar: CookieJar): ReadonlyMap<string, Part> =>
  new Map([
    ['calls', valuePart(z.array(loggedCallSchema), control.calls.all, control.calls.replace)],
    ['cookies', valuePart(z.array(cookieSchema), jar.all, jar.replace)],
  ]);

/** Calls back with the name of every changed part, except the cookies: their jar has its own callback. */
export const onPartChange = ({ church, control }: ChurchMemory, listener: (part: string) => void): void => {
  control.onChange(listener);
  for (const name of collectionNames) {
    onAnyWrite(church[name], () => {
      listener(name);
      listener('highestIds');
    });
  }
};
