import type { WorshipTime } from '@/shared/church.ts';

export const services: readonly WorshipTime[] = [{ name: '주일예배', days: '일요일', hour: '10:30' }];
export const schools: readonly WorshipTime[] = [];
