/** A Wednesday morning in Asunción; every scenario begins then, and its clock runs on. */
export const SCENARIO_START = '2026-11-18T10:00:00-03:00';
