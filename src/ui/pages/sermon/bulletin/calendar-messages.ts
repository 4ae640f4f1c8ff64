import type { Formatters, Labels } from 'react-day-picker';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { bulletinMessages, calendarDayLabel, monthText, weekdayHead } from '@/ui/messages/ko/bulletin-messages.ts';

/** The calendar's Korean texts, which replace the library's. */
export const calendarMessages: { readonly formatters: Partial<Formatters>; readonly labels: Partial<Labels> } = {
  formatters: {
    formatCaption: (month) => monthText(calendarDateOf(month)),
    formatWeekdayName: (day) => weekdayHead(calendarDateOf(day)).short,
  },
  labels: {
    labelGrid: (month) => monthText(calendarDateOf(month)),
    labelWeekday: (day) => weekdayHead(calendarDateOf(day)).name,
    labelPrevious: () => bulletinMessages.previousMonth,
    labelNext: () => bulletinMessages.nextMonth,
    labelDayButton: (day, { selected = false, sunday = false, today = false, marked = false }) =>
      calendarDayLabel(calendarDateOf(day), {
        isPicked: selected,
        isSunday: sunday,
        isToday: today,
        hasBulletin: marked,
      }),
  },
};
