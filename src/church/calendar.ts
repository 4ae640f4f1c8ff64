/**
 * The owner of the calendar files that readers import. Never change it: calendars would import the same events a second
 * time.
 */
export const calendarOwner = {
  product: '-//Somang Korean Church Asuncion//Events//KO',
  domain: 'somang-church-asuncion',
} as const;
