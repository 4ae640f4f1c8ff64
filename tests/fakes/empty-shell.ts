import type { ShellWatch } from '@/ui/app/island/core.tsx';

const NOBODY = { email: undefined, manages: false };

/** A shell that shows what a visitor sees and never changes. */
export const emptyShell: ShellWatch = { read: () => NOBODY, subscribe: () => () => undefined };
