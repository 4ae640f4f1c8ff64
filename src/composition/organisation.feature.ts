import { createFeature } from './feature.ts';
import {
  BRANCHES,
  COMMITTEE,
  GOVERNING_SESSION,
  MISSION_SOCIETY,
  organisationBindings,
} from './organisation.bindings.ts';

/** The governing session, the committees and the societies. */
export const organisationFeature = createFeature(
  { governingSession: GOVERNING_SESSION, committee: COMMITTEE, mission: MISSION_SOCIETY, branches: BRANCHES },
  [organisationBindings],
);
