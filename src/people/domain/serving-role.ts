/** Those who serve, by the page that names them (PEOP-01); the pastor has a page of another kind. */
export type ServingRole =
  | 'evangelist'
  | 'elders'
  | 'seniorDeaconesses'
  | 'ordainedDeacons'
  | 'deaconTrainees'
  | 'offDutyElders'
  | 'offDutyDeacons'
  | 'retiredElders'
  | 'retiredDeaconesses'
  | 'retiredDeacons';

/** The duty of each role, as the server numbers them (PEOP-03). */
export const dutyIds: Readonly<Record<ServingRole, number>> = {
  evangelist: 3,
  elders: 4,
  offDutyElders: 5,
  retiredElders: 6,
  seniorDeaconesses: 7,
  retiredDeaconesses: 9,
  ordainedDeacons: 10,
  offDutyDeacons: 11,
  retiredDeacons: 12,
  deaconTrainees: 13,
};

export function isServingRole(name: string): name is ServingRole {
  return Object.hasOwn(dutyIds, name);
}
