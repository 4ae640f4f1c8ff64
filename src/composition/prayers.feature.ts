import { createFeature } from './feature.ts';
import { membershipBindings } from './membership.bindings.ts';
import { NEW_PRAYER_FORM, PRAYER_CHANGE_FORM, PRAYERS, prayersBindings } from './prayers.bindings.ts';

/** The prayer requests of linked members (MINE-04). */
export const prayersFeature = createFeature(
  {
    prayers: PRAYERS,
    newForm: NEW_PRAYER_FORM,
    changeForm: PRAYER_CHANGE_FORM,
  },
  [membershipBindings, prayersBindings],
);
