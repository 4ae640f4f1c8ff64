import type { Registration } from '@/auth/account.ts';

/** A valid registration. */
export function anEntry(changes: Partial<Registration> = {}): Registration {
  return { email: 'haneul@example.org', password: 'Somang1976!', confirmation: 'Somang1976!', ...changes };
}
