import * as z from 'zod';
import { id, instant } from './parts.ts';

export const tokens = z
  .strictObject({ accessToken: z.string().min(1) })
  .meta({ id: 'Tokens', description: 'The refresh token travels in a cookie, hidden from scripts.' });

export const role = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: 'Role' });

const holder = z.strictObject({ id: z.string(), username: z.string(), email: z.string() });

export const roleDetail = z.strictObject({ role: z.string(), users: z.array(holder) }).meta({ id: 'RoleDetail' });

export const roleRequest = z
  .strictObject({
    id,
    roleId: z.string(),
    role: z.string(),
    userId: z.string(),
    username: z.string(),
    email: z.string(),
    reason: z.string(),
    created: instant,
    state: z.enum(['open', 'declined']),
    answer: z.string().nullable().meta({ description: 'Why it was declined.' }),
  })
  .meta({ id: 'RoleRequest' });
