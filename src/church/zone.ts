/**
 * The zone in which the church's day begins and ends; and, where there is no summer time any more, the minutes that its time is
 * ahead of UTC, and since which day it always is: leave `always` out where there is summer time.
 */
export const churchZone = { name: 'America/Asuncion', always: { offset: -180, since: '2024-10-15' } } as const;
