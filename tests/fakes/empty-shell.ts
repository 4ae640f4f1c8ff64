import type { ShellWatch } from '@/ui/app/island/core.tsx';

const NOBODY = { email: undefined, manages: false };

/** The shell's state for a visitor; it never changes. */
export const emptyShell: ShellWatch = { read: () => NOBODY, subscribe: () => () => undefined };
