/** Who made the files that readers put into their own calendars: never changed, or a calendar takes the same event for another. */
export const calendarOwner = {
  product: '-//Somang Korean Church Asuncion//Events//KO',
  domain: 'somang-church-asuncion',
} as const;
