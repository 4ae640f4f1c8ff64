import type { NewPrayerForm, PrayerChangeForm } from '@/people/machines/provide-prayer-forms.ts';
import type { ProvidedPrayers } from '@/people/machines/provide-prayers.ts';
import type { PrayerRepository } from '@/people/ports/prayer-repository.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { token } from './token.ts';

export const PRAYER_REPOSITORY = token<PrayerRepository>('PrayerRepository');
export const CHURCH_TODAY = token<() => CalendarDate>('ChurchToday');
export const PRAYERS = token<ProvidedPrayers>('Prayers');
export const NEW_PRAYER_FORM = token<NewPrayerForm>('NewPrayerForm');
export const PRAYER_CHANGE_FORM = token<PrayerChangeForm>('PrayerChangeForm');
