/** The phases and kinds of a meetup; `policy-table.test.ts` says what each of them is. */
export type Phase = "unopened" | "open" | "closed" | "begun" | "over" | "cancelled" | "group-closed";

/** For a meetup for members only, without answers: one line per person, one column per action, in the order of MEETUP_ACTIONS. */
export const TABLE: Record<Phase, string> = {
  unopened: `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only not_open        members_only    not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only not_open        members_only    not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only not_open        members_only    not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only not_open        members_only    not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only not_open        yes             not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only not_open        yes             not_going       yes             yes             yes
    organizer yes             yes             not_open        yes             not_going       yes             yes             yes
    owner     yes             yes             not_open        yes             not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          banned          not_going       going_only      members_only    hosts_only`,
  open: `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only members_only    members_only    not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only members_only    members_only    not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only members_only    members_only    not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only members_only    members_only    not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only yes             yes             not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only yes             yes             not_going       yes             yes             yes
    organizer yes             yes             yes             yes             not_going       yes             yes             yes
    owner     yes             yes             yes             yes             not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          banned          not_going       going_only      members_only    hosts_only`,
  closed: `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only closed          members_only    not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only closed          members_only    not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only closed          members_only    not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only closed          members_only    not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only closed          yes             not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only closed          yes             not_going       yes             yes             yes
    organizer yes             yes             closed          yes             not_going       yes             yes             yes
    owner     yes             yes             closed          yes             not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          banned          not_going       going_only      members_only    hosts_only`,
  begun: `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only closed          started         not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only closed          started         not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only closed          started         not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only closed          started         not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only closed          started         not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only closed          started         not_going       yes             yes             yes
    organizer yes             yes             closed          started         not_going       yes             yes             yes
    owner     yes             yes             closed          started         not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          started         not_going       going_only      members_only    hosts_only`,
  over: `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only past            started         not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only past            started         not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only past            started         not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only past            started         not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only past            started         not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only past            started         not_going       yes             yes             yes
    organizer past            past            past            started         not_going       yes             yes             yes
    owner     past            past            past            started         not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          started         not_going       going_only      members_only    hosts_only`,
  cancelled: `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only cancelled       members_only    not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only cancelled       members_only    not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only cancelled       members_only    not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only cancelled       members_only    not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only cancelled       yes             not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only cancelled       yes             not_going       yes             yes             yes
    organizer cancelled       cancelled       cancelled       yes             not_going       yes             yes             yes
    owner     cancelled       cancelled       cancelled       yes             not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          banned          not_going       going_only      members_only    hosts_only`,
  "group-closed": `
    anonymous sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in         sign_in
    stranger  organizers_only organizers_only group_closed    members_only    not_going       going_only      members_only    hosts_only
    once-host organizers_only organizers_only group_closed    members_only    not_going       going_only      members_only    hosts_only
    requested organizers_only organizers_only group_closed    members_only    not_going       going_only      members_only    hosts_only
    waiting   organizers_only organizers_only group_closed    members_only    not_going       going_only      members_only    hosts_only
    member    organizers_only organizers_only group_closed    yes             not_going       going_only      yes             hosts_only
    host      organizers_only organizers_only group_closed    yes             not_going       yes             yes             yes
    organizer yes             yes             group_closed    yes             not_going       yes             yes             yes
    owner     yes             yes             group_closed    yes             not_going       yes             yes             yes
    banned    organizers_only organizers_only banned          banned          not_going       going_only      members_only    hosts_only`,
};

/** The columns that differ when the meetup is open to everyone: go and decline. */
export const EVERYONE: Record<Phase, string> = {
  unopened: `
    anonymous sign_in      sign_in
    stranger  not_open     yes
    once-host not_open     yes
    requested not_open     yes
    waiting   not_open     yes
    member    not_open     yes
    host      not_open     yes
    organizer not_open     yes
    owner     not_open     yes
    banned    banned       banned`,
  open: `
    anonymous sign_in      sign_in
    stranger  yes          yes
    once-host yes          yes
    requested yes          yes
    waiting   yes          yes
    member    yes          yes
    host      yes          yes
    organizer yes          yes
    owner     yes          yes
    banned    banned       banned`,
  closed: `
    anonymous sign_in      sign_in
    stranger  closed       yes
    once-host closed       yes
    requested closed       yes
    waiting   closed       yes
    member    closed       yes
    host      closed       yes
    organizer closed       yes
    owner     closed       yes
    banned    banned       banned`,
  begun: `
    anonymous sign_in      sign_in
    stranger  closed       started
    once-host closed       started
    requested closed       started
    waiting   closed       started
    member    closed       started
    host      closed       started
    organizer closed       started
    owner     closed       started
    banned    banned       started`,
  over: `
    anonymous sign_in      sign_in
    stranger  past         started
    once-host past         started
    requested past         started
    waiting   past         started
    member    past         started
    host      past         started
    organizer past         started
    owner     past         started
    banned    banned       started`,
  cancelled: `
    anonymous sign_in      sign_in
    stranger  cancelled    yes
    once-host cancelled    yes
    requested cancelled    yes
    waiting   cancelled    yes
    member    cancelled    yes
    host      cancelled    yes
    organizer cancelled    yes
    owner     cancelled    yes
    banned    banned       banned`,
  "group-closed": `
    anonymous sign_in      sign_in
    stranger  group_closed yes
    once-host group_closed yes
    requested group_closed yes
    waiting   group_closed yes
    member    group_closed yes
    host      group_closed yes
    organizer group_closed yes
    owner     group_closed yes
    banned    banned       banned`,
};
