import type { CoreValue } from '@/shared/domain/church.ts';

export const coreValues: readonly CoreValue[] = [];
