/** How long an invitation can be accepted, in days: the one place that says so. */
export const INVITATION_DAYS = 14;
