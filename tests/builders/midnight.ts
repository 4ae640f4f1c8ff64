/** Zones of devices: far east of the church, where it stands, and where it is already night. */
type DeviceZone = 'Asia/Seoul' | 'America/Asuncion' | 'Europe/Madrid';

const deviceZones = ['Asia/Seoul', 'America/Asuncion', 'Europe/Madrid'] as const satisfies readonly DeviceZone[];

/** A minute before the church's midnight, midnight, and a minute after: the church's day, and that of a device. */
const aroundMidnight: readonly {
  readonly time: string;
  readonly instant: string;
  readonly church: string;
  readonly device: Readonly<Record<DeviceZone, string>>;
}[] = [
  {
    time: '23:59',
    instant: '2027-01-01T02:59:00Z',
    church: '2026-12-31',
    device: { 'Asia/Seoul': '2027-01-01', 'America/Asuncion': '2026-12-31', 'Europe/Madrid': '2027-01-01' },
  },
  {
    time: '00:00',
    instant: '2027-01-01T03:00:00Z',
    church: '2027-01-01',
    device: { 'Asia/Seoul': '2027-01-01', 'America/Asuncion': '2027-01-01', 'Europe/Madrid': '2027-01-01' },
  },
  {
    time: '00:01',
    instant: '2027-01-01T03:01:00Z',
    church: '2027-01-01',
    device: { 'Asia/Seoul': '2027-01-01', 'America/Asuncion': '2027-01-01', 'Europe/Madrid': '2027-01-01' },
  },
];

/** The same three of each device's own midnight. */
export const aroundOwnMidnight: readonly (readonly [zone: DeviceZone, instant: string, day: string])[] = [
  ['Asia/Seoul', '2026-11-18T14:59:00Z', '2026-11-18'],
  ['Asia/Seoul', '2026-11-18T15:00:00Z', '2026-11-19'],
  ['Asia/Seoul', '2026-11-18T15:01:00Z', '2026-11-19'],
  ['Europe/Madrid', '2026-11-18T22:59:00Z', '2026-11-18'],
  ['Europe/Madrid', '2026-11-18T23:00:00Z', '2026-11-19'],
  ['Europe/Madrid', '2026-11-18T23:01:00Z', '2026-11-19'],
  ['America/Asuncion', '2026-11-19T02:59:00Z', '2026-11-18'],
  ['America/Asuncion', '2026-11-19T03:00:00Z', '2026-11-19'],
  ['America/Asuncion', '2026-11-19T03:01:00Z', '2026-11-19'],
];

/** Every moment around the church's midnight on every device. */
export const midnights = deviceZones.flatMap((zone) =>
  aroundMidnight.map(({ time, instant, church, device }) => ({ zone, time, instant, church, day: device[zone] })),
);
