import type { Phase } from "./meetup-policy-table";

/**
 * How a person's own answer changes what they may do, for a member, a stranger and a banned person, in every phase. The columns: decline,
 * still-coming, see-private, see-attendees.
 */
export const ANSWERED: Record<Phase, string> = {
  unopened: `
    member:going       yes          yes          yes          yes
    member:waiting     yes          not_going    going_only   yes
    member:offered     yes          not_going    going_only   yes
    member:not-going   yes          not_going    going_only   yes
    stranger:going     yes          yes          yes          yes
    stranger:waiting   yes          not_going    going_only   members_only
    stranger:offered   yes          not_going    going_only   members_only
    stranger:not-going yes          not_going    going_only   members_only
    banned:going       yes          yes          going_only   members_only
    banned:waiting     yes          not_going    going_only   members_only
    banned:offered     yes          not_going    going_only   members_only
    banned:not-going   yes          not_going    going_only   members_only`,
  open: `
    member:going       yes          yes          yes          yes
    member:waiting     yes          not_going    going_only   yes
    member:offered     yes          not_going    going_only   yes
    member:not-going   yes          not_going    going_only   yes
    stranger:going     yes          yes          yes          yes
    stranger:waiting   yes          not_going    going_only   members_only
    stranger:offered   yes          not_going    going_only   members_only
    stranger:not-going yes          not_going    going_only   members_only
    banned:going       yes          yes          going_only   members_only
    banned:waiting     yes          not_going    going_only   members_only
    banned:offered     yes          not_going    going_only   members_only
    banned:not-going   yes          not_going    going_only   members_only`,
  closed: `
    member:going       yes          yes          yes          yes
    member:waiting     yes          not_going    going_only   yes
    member:offered     yes          not_going    going_only   yes
    member:not-going   yes          not_going    going_only   yes
    stranger:going     yes          yes          yes          yes
    stranger:waiting   yes          not_going    going_only   members_only
    stranger:offered   yes          not_going    going_only   members_only
    stranger:not-going yes          not_going    going_only   members_only
    banned:going       yes          yes          going_only   members_only
    banned:waiting     yes          not_going    going_only   members_only
    banned:offered     yes          not_going    going_only   members_only
    banned:not-going   yes          not_going    going_only   members_only`,
  begun: `
    member:going       started      started      yes          yes
    member:waiting     started      not_going    going_only   yes
    member:offered     started      not_going    going_only   yes
    member:not-going   started      not_going    going_only   yes
    stranger:going     started      started      yes          yes
    stranger:waiting   started      not_going    going_only   members_only
    stranger:offered   started      not_going    going_only   members_only
    stranger:not-going started      not_going    going_only   members_only
    banned:going       started      started      going_only   members_only
    banned:waiting     started      not_going    going_only   members_only
    banned:offered     started      not_going    going_only   members_only
    banned:not-going   started      not_going    going_only   members_only`,
  over: `
    member:going       started      started      yes          yes
    member:waiting     started      not_going    going_only   yes
    member:offered     started      not_going    going_only   yes
    member:not-going   started      not_going    going_only   yes
    stranger:going     started      started      going_only   members_only
    stranger:waiting   started      not_going    going_only   members_only
    stranger:offered   started      not_going    going_only   members_only
    stranger:not-going started      not_going    going_only   members_only
    banned:going       started      started      going_only   members_only
    banned:waiting     started      not_going    going_only   members_only
    banned:offered     started      not_going    going_only   members_only
    banned:not-going   started      not_going    going_only   members_only`,
  cancelled: `
    member:going       yes          cancelled    yes          yes
    member:waiting     yes          not_going    going_only   yes
    member:offered     yes          not_going    going_only   yes
    member:not-going   yes          not_going    going_only   yes
    stranger:going     yes          cancelled    yes          yes
    stranger:waiting   yes          not_going    going_only   members_only
    stranger:offered   yes          not_going    going_only   members_only
    stranger:not-going yes          not_going    going_only   members_only
    banned:going       yes          cancelled    going_only   members_only
    banned:waiting     yes          not_going    going_only   members_only
    banned:offered     yes          not_going    going_only   members_only
    banned:not-going   yes          not_going    going_only   members_only`,
  "group-closed": `
    member:going       yes          yes          yes          yes
    member:waiting     yes          not_going    going_only   yes
    member:offered     yes          not_going    going_only   yes
    member:not-going   yes          not_going    going_only   yes
    stranger:going     yes          yes          yes          yes
    stranger:waiting   yes          not_going    going_only   members_only
    stranger:offered   yes          not_going    going_only   members_only
    stranger:not-going yes          not_going    going_only   members_only
    banned:going       yes          yes          going_only   members_only
    banned:waiting     yes          not_going    going_only   members_only
    banned:offered     yes          not_going    going_only   members_only
    banned:not-going   yes          not_going    going_only   members_only`,
};
