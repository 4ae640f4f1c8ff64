/**
 * The owner of the calendar files that readers import. Never change it: calendars would import the same events a second
 * time.
 */
export const calendarOwner = {
  product: '-//Somang Korean Church Asuncion//Events//KO',
  domain: 'somang-church-asuncion',
} as const;

/** The zone in which the church's day begins and ends, and the minutes that its time is ahead of UTC for most of the year. */
export const churchZone = { name: 'America/Asuncion', offset: -180 } as const;
