/**
 * The zone in which the church's day begins and ends, and the minutes that its time is ahead of UTC: leave them out where there is
 * summer time.
 */
export const churchZone = { name: 'America/Asuncion', offset: -180 } as const;
