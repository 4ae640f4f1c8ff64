export const churchZone = { name: 'America/Asuncion', always: { offset: -180, since: '2024-10-15' } };
