import type { Vision } from '@/shared/domain/church.ts';

export const visions: readonly Vision[] = [];
