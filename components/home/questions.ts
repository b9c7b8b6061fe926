/** The statements of docs/product.md, as four questions. Plain text, because the structured data for search engines uses it too. */
export const QUESTIONS = [
  {
    question: "Is it free to join?",
    answer: "Yes. Joining HobbyHub is free, and so are most groups: you bring your hobby, and perhaps something for the tea.",
  },
  {
    question: "Are there any fees I should know about?",
    answer:
      "Some premium events or classes may have a fee. Where there is one, it is stated beforehand, so nobody is surprised at the door.",
  },
  {
    question: "How do I join a group?",
    answer: "Browse the groups, open one you like and request to join. Some groups need their organizer’s approval before you are in.",
  },
  {
    question: "Can I start a group of my own?",
    answer: "Yes. You can create and manage your own group, set its rules, schedule meetups and invite others.",
  },
];
