import { type Fault, faultSchema } from '../control/control-schema.ts';

/** The value of a field; undefined where there is no such field. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Reads the fields `call` (`GET Announcement`), `outcome` (a status or the name of a mode) and `often` (`once`, `always`).
 * @throws when they name no fault that the control knows.
 */
export const readFault = (fields: FormData): Fault => {
  const [method, path] = textOf(fields, 'call').split(' ');
  const outcome = textOf(fields, 'outcome');
  const status = Number(outcome);
  return faultSchema.parse({
    method,
    path,
    ...(fields.get('often') === 'once' ? { times: 1 } : {}),
    ...(Number.isNaN(status) ? { mode: outcome } : { mode: 'status', status }),
  });
};
