/** Each refusal at a meetup: its text, its next step, and the API's answer. */
export const WORDS: Record<string, readonly [reason: string, next: string | null, status: string]> = {
  sign_in: ["Sign in first.", "You come straight back here.", "unauthenticated"],
  organizers_only: ["Only organizers change a meetup.", "Ask an organizer of this group.", "forbidden"],
  hosts_only: ["Only hosts check people in.", null, "forbidden"],
  going_only: ["Only those who go see this.", "Say that you are going.", "forbidden"],
  members_only: ["This meetup is for members of the group.", "Join the group first.", "forbidden"],
  banned: ["An organizer keeps you out of this group, so you cannot come.", null, "forbidden"],
  group_closed: ["This group is closed.", null, "conflict"],
  cancelled: ["This meetup is cancelled.", null, "conflict"],
  not_open: ["Answers are not open yet.", null, "conflict"],
  closed: ["Answers are closed.", "Ask the host.", "conflict"],
  started: ["It has begun already.", null, "conflict"],
  not_going: ["You are not going.", null, "conflict"],
  guests: ["This is more guests than the meetup allows.", null, "invalid"],
  no_room: ["There is no room for more guests just now.", null, "conflict"],
  fee_changed: ["The fee has changed.", "Please look at it again.", "conflict"],
};
