/** Three people whose passwords everybody knows. They exist only where `seed` made them; a start warns when it finds them. */
export const DEMO_ACCOUNTS = [
  { _id: "de3000000000000000000001", email: "demo@hobbyhub.example", displayName: "Tahmina Akter", password: "HobbyHub1" },
  { _id: "de3000000000000000000002", email: "nusrat@hobbyhub.example", displayName: "Nusrat Jahan", password: "HobbyHub1" },
  { _id: "de3000000000000000000003", email: "rafiq@hobbyhub.example", displayName: "Rafiqul Islam", password: "HobbyHub1" },
] as const;
