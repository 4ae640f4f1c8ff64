export const calendarOwner = {
  product: '-//Villarrica Grace Church//Events//KO',
  domain: 'grace-church-villarrica',
} as const;
