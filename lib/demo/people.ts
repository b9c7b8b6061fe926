/**
 * Six people whose passwords are public. They exist only where `seed` has made them; the server logs a warning at its start if it finds
 * them.
 */
export const DEMO_ACCOUNTS = [
  { _id: "de3000000000000000000001", email: "demo@hobbyhub.example", displayName: "Tahmina Akter", password: "HobbyHub1" },
  { _id: "de3000000000000000000002", email: "nusrat@hobbyhub.example", displayName: "Nusrat Jahan", password: "HobbyHub1" },
  { _id: "de3000000000000000000003", email: "rafiq@hobbyhub.example", displayName: "Rafiqul Islam", password: "HobbyHub1" },
  { _id: "de3000000000000000000004", email: "farhana@hobbyhub.example", displayName: "Farhana Yasmin", password: "HobbyHub1" },
  { _id: "de3000000000000000000005", email: "imran@hobbyhub.example", displayName: "Imran Hossain", password: "HobbyHub1" },
  { _id: "de3000000000000000000006", email: "shirin@hobbyhub.example", displayName: "Shirin Sultana", password: "HobbyHub1" },
] as const;
