/** What was one topic is two: what somebody chose holds for both. */
export const topicOfPlaces = `
UPDATE notice_settings SET topics = json_set(topics, '$.places', json_extract(topics, '$.meetups')) WHERE json_extract(topics, '$.meetups') IS NOT NULL;
`;
