export const churchZone = { name: 'America/Asuncion', offset: -180 };
