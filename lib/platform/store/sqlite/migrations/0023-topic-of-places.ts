/** One notice topic was split into two: both get the person's old choice. */
export const topicOfPlaces = `
UPDATE notice_settings SET topics = json_set(topics, '$.places', json_extract(topics, '$.meetups')) WHERE json_extract(topics, '$.meetups') IS NOT NULL;
`;
